// @ts-check
// What may a browser load of the kit, of sign-in and of the web client? docs/decisions/035 says how the goals are read.

/** The form model and the base input: what a page with any other input has too, since they share the field. */
const baseInput = { '@foyer/core/form': ['createFormStore'], '@foyer/kit/base-input': ['BaseInput'] }

/**
 * One row is one budget: a page of an app, or the names that an integrator imports from modules. 1 kB is 1000 bytes.
 * What is loaded later, by `import()`, does not count unless `hasLater` says so; what the page has `beside` it already
 * does not count either.
 * @typedef {Record<string, string[]>} Modules
 * @typedef {{ page: string } | { modules: Modules, folder?: string }} Entry `folder`: where the modules are imported, if not in the root
 * @typedef {{ name: string, entry: Entry, beside?: Modules, limitKb: number, hasLater?: boolean }} Budget
 * @type {Budget[]}
 */
export const budgets = [
  {
    name: '<SignIn/> before its first use',
    entry: { modules: { '@foyer/sign-in': ['FoyerProvider', 'SignIn'], '@foyer/kit/styles.css': [] } },
    limitKb: 16,
  },
  {
    name: 'base input with the model of its field',
    entry: { modules: { '@foyer/kit/base-input': ['BaseInput'] } },
    limitKb: 4.2,
  },
  {
    // The goal is 5: docs/decisions/054 says how it is kept.
    name: 'form model + base input',
    entry: { modules: baseInput },
    limitKb: 5,
  },
  {
    name: 'form model + base input, as a React app has them',
    entry: {
      modules: { '@foyer/kit/form': ['useFormStore'], '@foyer/kit/base-input': ['BaseInput'] },
    },
    limitKb: 5,
  },
  {
    name: '<PhoneInput/> with its table, before a picker opens',
    // The goal is 8, which is met beside a base input.
    entry: { modules: { '@foyer/kit/phone-input': ['PhoneInput'] } },
    limitKb: 12,
  },
  {
    name: '<PhoneInput/> beside the form model and a base input',
    entry: { modules: { '@foyer/kit/phone-input': ['PhoneInput'] } },
    beside: baseInput,
    limitKb: 8,
  },
  {
    name: '<MaskInput/>',
    // The goal is 5, which is met beside a base input.
    entry: { modules: { '@foyer/kit/mask-input': ['MaskInput'] } },
    limitKb: 6.65,
  },
  {
    name: '<MaskInput/> beside the form model and a base input',
    entry: { modules: { '@foyer/kit/mask-input': ['MaskInput'] } },
    beside: baseInput,
    limitKb: 2.65,
  },
  {
    name: '<DateInput/>',
    entry: { modules: { '@foyer/kit/date-input': ['DateInput'] } },
    limitKb: 7.25,
  },
  {
    name: 'suggestEmails with its domains',
    entry: { modules: { '@foyer/core/email': ['suggestEmails'] } },
    limitKb: 1,
  },
  {
    name: '<EmailInput/> with all that it loads later',
    entry: { modules: { '@foyer/kit/email-input': ['EmailInput'] } },
    limitKb: 8.15,
    hasLater: true,
  },
  {
    name: '<EmailInput/> beside the form model and a base input, with all that it loads later',
    entry: { modules: { '@foyer/kit/email-input': ['EmailInput'] } },
    beside: baseInput,
    limitKb: 4,
    hasLater: true,
  },
  {
    name: '<CurrencyDropdown/> before its picker opens',
    entry: { modules: { '@foyer/kit/currency-dropdown': ['CurrencyDropdown'] } },
    limitKb: 6.85,
  },
  {
    name: '<CurrencyDropdown/> with the picker that it loads later',
    entry: { modules: { '@foyer/kit/currency-dropdown': ['CurrencyDropdown'] } },
    limitKb: 14.1,
    hasLater: true,
  },
  {
    name: 'The country picker before it opens',
    entry: { modules: { '@foyer/kit/country-picker': ['CountryPicker'] } },
    limitKb: 1.85,
  },
  {
    name: '<ModalLayer/> with what opens modals',
    entry: { modules: { '@foyer/kit/modal': ['ModalLayer', 'useModal'] } },
    limitKb: 3.95,
  },
  {
    // The goal is 3. Beside snackbars, which have the same close button, it is met: 2.3.
    name: '<ModalLayer/> with what opens modals, beside the form model and a base input',
    entry: { modules: { '@foyer/kit/modal': ['ModalLayer', 'useModal'] } },
    beside: baseInput,
    limitKb: 3.3,
  },
  {
    name: '<SnackbarLayer/> with what shows snackbars',
    entry: { modules: { '@foyer/kit/snackbar': ['SnackbarLayer', 'snackbars'] } },
    limitKb: 4.7,
  },
  {
    name: '<RichText/>',
    entry: { modules: { '@foyer/kit/rich-text': ['RichText'] } },
    limitKb: 3,
  },
  {
    name: '<Tooltip/> before its first use',
    entry: { modules: { '@foyer/kit/tooltip': ['Tooltip'] } },
    limitKb: 1.7,
  },
  {
    name: '<Dropdown/> and <Menu/> before their first use',
    entry: { modules: { '@foyer/kit/dropdown': ['Dropdown', 'Menu'] } },
    limitKb: 2.4,
  },
  {
    name: '<InstallBanner/> with its prompt',
    entry: { modules: { '@foyer/kit/install-prompt': ['InstallBanner', 'createInstallPrompt'] } },
    limitKb: 2.2,
  },
  {
    name: 'The first page with its router',
    entry: { page: 'apps/web' },
    limitKb: 32,
  },
]
