// Words of the inputs and surfaces themselves, in groups: a block that is used without a catalogue brings its own
// group and no other.

/** Of a form. */
export const formWords = {
  form_field_error: '{label}: {message}',
} as const

/** Of the password input. */
export const passwordWords = {
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
  requirements_label: 'Password requirements',
} as const

/** Of a list of requirements. */
export const requirementWords = {
  requirement_met: 'done',
  requirement_not_met: 'not yet',
  requirements_progress: '{met} of {all} requirements done',
} as const

/** Of the date input. */
export const dateWords = {
  date_format_dmy: 'dd/mm/yyyy',
  date_format_ymd: 'yyyy/mm/dd',
  date_incomplete: 'Enter the whole date: {format}',
  date_impossible: 'There is no such date. Check the day, the month and the year',
  date_too_early: 'Enter {date} or a later date',
  date_too_late: 'Enter {date} or an earlier date',
} as const

/** Of the phone input. */
export const phoneWords = {
  phone_country: 'Country: {country}, +{code}',
  phone_country_none: 'Country: not known yet',
  phone_locked: 'Only numbers that begin with +{code} are taken here',
} as const

/** Of a field for a code: promo codes, vouchers. */
export const codeWords = {
  code_clear: 'Clear the code',
  code_checking: 'Checking the code',
} as const

/** Of the promo-code input. */
export const promoCodeWords = {
  promo_code_add: 'Add a promo code',
} as const

/** Of the zip-code input. */
export const zipcodeWords = {
  zipcode_requirements_label: 'Zip code requirements',
} as const

/** Of the e-mail input. */
export const emailWords = {
  email_suggestions_label: 'Suggested addresses',
  email_suggestions_count: 'Suggestions: {count}. Choose with the up and down arrow keys',
  email_did_you_mean: 'Did you mean {domain}?',
} as const

/** Of the search input. */
export const searchWords = {
  search_clear: 'Clear the search',
} as const

/** Of every picker. */
export const pickerWords = {
  picker_recent: 'Recent',
  picker_results: 'Results',
  picker_found: 'Found: {count}',
  picker_close: 'Close',
} as const

/** While a picker is being loaded, and when it cannot be. */
export const pickerLoadingWords = {
  picker_loading: 'Loading the list',
  picker_failed: 'The list could not be loaded. Check your connection and try again',
  picker_try_again: 'Try again',
  picker_cancel: 'Cancel',
} as const

/** Of the country picker. */
export const countryPickerWords = {
  country_picker_title: 'Choose a country',
  country_picker_search: 'Search by name or code',
  country_picker_all: 'All countries',
  country_picker_none: 'No country found for “{text}”. Try another name, or its calling code',
} as const

/** Of the currency picker. */
export const currencyPickerWords = {
  currency_picker_title: 'Choose a currency',
  currency_picker_search: 'Search by name or code',
  currency_picker_all: 'All currencies',
  currency_picker_none: 'No currency found for “{text}”. Try another name, or its three letters',
} as const

/** Of the currency dropdown. */
export const currencyWords = {
  currency_none: 'Choose a currency',
} as const

/** Of a modal. */
export const modalWords = {
  modal_close: 'Close',
  modal_loading: 'Loading',
  modal_failed: 'This could not be loaded. Check your connection and try again',
  modal_try_again: 'Try again',
} as const

/** Of snackbars. */
export const snackbarWords = {
  snackbar_region: 'Notifications, {key}',
  snackbar_info: 'Information',
  snackbar_success: 'Success',
  snackbar_error: 'Error',
  snackbar_close: 'Close',
  snackbar_clear: 'Close all',
} as const
