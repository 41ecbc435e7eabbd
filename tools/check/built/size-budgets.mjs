// @ts-check
// The size budgets of the kit, of sign-in and of the web client. docs/decisions/076 explains how they are counted.

/**
 * @typedef {import('../../build/bundle-size.mjs').Modules} Modules
 * @typedef {{ beside?: Modules, hasLater?: boolean }} Terms `beside` is on the page already and does not count;
 * `hasLater` counts what is loaded later
 * @typedef {[name: string, entry: Modules | string, limitKb: number, terms?: Terms]} Budget names by module, or the
 * folder of an app; 1 kB is 1000 bytes
 */

/** @param {string} module @param {string[]} names @returns {Modules} */
const kit = (module, ...names) => ({ [`@foyer/kit/${module}`]: names })

const signIn = { '@foyer/sign-in': ['FoyerProvider', 'SignIn'], '@foyer/kit/styles.css': [] }
const baseInput = kit('base-input', 'BaseInput')
const phoneInput = kit('phone-input', 'PhoneInput')
const maskInput = kit('mask-input', 'MaskInput')
const emailInput = kit('email-input', 'EmailInput')
const currencies = kit('currency-dropdown', 'CurrencyDropdown')
const modals = kit('modal', 'ModalLayer', 'useModal')

/** What a page with any other input has loaded already, because inputs share the field. */
const form = { '@foyer/core/form': ['createFormStore'], ...baseInput }
const beside = form
const hasLater = true

/** @type {Budget[]} */
export const budgets = [
  ['<SignIn/> before its first use', signIn, 32.05],
  ['base input with the model of its field', baseInput, 7.85],
  // docs/decisions/008 and 022 explain its size.
  ['form model + base input', form, 9.2],
  ['form model + base input, as a React app has them', { ...kit('form', 'useFormStore'), ...baseInput }, 9.3],
  ['<PhoneInput/> with its table, before a picker opens', phoneInput, 18.95],
  ['<PhoneInput/> beside the form model and a base input', phoneInput, 11.5, { beside }],
  ['<MaskInput/>', maskInput, 10.05],
  ['<MaskInput/> beside the form model and a base input', maskInput, 2.7, { beside }],
  ['<DateInput/>', kit('date-input', 'DateInput'), 12.2],
  ['suggestEmails with its domains', { '@foyer/core/email': ['suggestEmails'] }, 1.05],
  ['<EmailInput/> with all that it loads later', emailInput, 11.8, { hasLater }],
  [
    '<EmailInput/> beside form model and base input, with all that it loads later',
    emailInput,
    4.45,
    { beside, hasLater },
  ],
  ['<CurrencyDropdown/> before its picker opens', currencies, 11],
  // The picker is loaded when a pointer or the keyboard focus comes near.
  ['<CurrencyDropdown/> with the picker that it loads later', currencies, 32.3, { hasLater }],
  ['The country picker before it opens', kit('country-picker', 'CountryPicker'), 2.6],
  ['<ModalLayer/> with what opens modals', modals, 5.1],
  // Above the goal of 3, because of the close button, which it shares with snackbars.
  ['<ModalLayer/> with what opens modals, beside the form model and a base input', modals, 4.05, { beside }],
  // It can be mounted several times, and the first one renders, so that parts of the account can bring their own.
  ['<SnackbarLayer/> with what shows snackbars', kit('snackbar', 'SnackbarLayer', 'snackbars'), 5.85],
  ['<RichText/>', kit('rich-text', 'RichText'), 3.15],
  ['<Tooltip/> before its first use', kit('tooltip', 'Tooltip'), 1.95],
  ['<Dropdown/> and <Menu/> before their first use', kit('dropdown', 'Dropdown', 'Menu'), 2.65],
  ['<InstallBanner/> with its prompt', kit('install-prompt', 'InstallBanner', 'createInstallPrompt'), 3.7],
  ['The first page with its router', 'apps/web', 53],
]
