/** Words of the inputs and surfaces themselves. */
export const kit = {
  password_show: 'Show',
  password_hide: 'Hide',
  password_show_label: 'Show password',
  password_hide_label: 'Hide password',
  password_is_shown: 'Password is shown',
  password_is_hidden: 'Password is hidden',
  requirement_length: 'From {min} to {max} characters',
  requirement_hasAnyNumberSymbol: 'At least one digit',
  requirement_hasUpperAndLowerCaseSymbol: 'Upper and lower case letters',
  requirement_passwordsTooSimilar: 'Not too similar to the previous password',
  requirement_met: 'Done',
  requirement_not_met: 'Not yet',
  requirements_label: 'Password requirements',
  requirements_progress: '{met} of {all} requirements done',
  field_error: 'Error',
} as const
