/** Words of the inputs and surfaces themselves. */
export const kit = {
  password_show: 'Show',
  password_hide: 'Hide',
  password_show_label: 'Show password',
  password_hide_label: 'Hide password',
  password_too_similar: 'Choose a password that is less like the previous one',
  requirement_length: 'From {min} to {max} characters',
  requirement_length_min: 'At least {min} characters',
  requirement_hasAnyNumberSymbol: 'At least one digit',
  requirement_hasUpperAndLowerCaseSymbol: 'Upper and lower case letters',
  requirement_passwordsTooSimilar: 'Not too similar to the previous password',
  requirement_met: 'done',
  requirement_not_met: 'not yet',
  requirements_label: 'Password requirements',
  requirements_progress: '{met} of {all} requirements done',
  form_field_error: '{label}: {message}',
} as const
