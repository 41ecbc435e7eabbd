// @ts-check
// Who may import whom: the data of the rules in .dependency-cruiser.cjs.

/** The workspaces that each one may import, besides itself. */
const workspaces = {
  'packages/core': 'nothing',
  'packages/create-foyer': 'nothing',
  'packages/kit': 'packages/core',
  'packages/server': 'nothing',
  'packages/sign-in': 'packages/(core|kit)',
  'packages/account': 'packages/(core|kit|sign-in)',
  'apps/web': 'packages/(core|kit|sign-in|account)',
  'apps/server': 'packages/(core|server)',
  'apps/playground': 'packages/(core|kit)',
  'apps/sandbox': 'packages/core/src/wire',
}

/** The libraries that the packages may import. A package that is not listed may import any library that it declares. */
const libraries = {
  'packages/core': ['json-schema-to-ts', 'libphonenumber-js'],
  'packages/server': ['jose'],
  'packages/kit': ['react', 'react-dom', '@floating-ui/dom'],
  'packages/sign-in': [
    'react',
    'react-dom',
    'altcha-lib',
    '@fingerprintjs/fingerprintjs',
    '@simplewebauthn/browser',
    'uqr',
  ],
  'packages/account': ['react', 'react-dom'],
}

/** The other folders of core that each of its folders may import. A folder that is not listed imports none. */
const coreFolders = {
  form: 'validators|store',
  email: 'validators',
  phone: 'mask|generated',
  country: 'generated',
  messages: 'generated|store',
  validators: 'store',
  generated: 'messages',
  mask: 'formatters',
  zip: 'mask',
  wire: 'generated',
  social: 'wire',
  fingerprint: 'wire',
  address: 'generated|store|zip',
  checkout: 'address|validators|zip|phone|wire',
}

/** Blocks that are composed of another block. */
const compositions = {
  'date-parts': 'date-input',
  submit: 'button',
  'content-button': 'button',
  'promo-code-input': 'button',
}

/** The features of sign-in. The folders beside them are shared by the features. */
const features = 'sign-in|sign-up|recovery|social|captcha|fingerprint|analytics'

/** The folders of the server that do the work of its calls. */
const serverDomains = 'accounts|checkout|database|notifications|protection|social|tokens'

module.exports = { compositions, coreFolders, features, libraries, serverDomains, workspaces }
