// @ts-check
// Chooses which modules share a file. By default the bundler makes a file for each set of pages that share a module,
// which would be many small requests. Instead modules are grouped by purpose: a page loads the first page's two files,
// the frame and the fields if it has them, a file of its own, and its messages.

/** @typedef {NonNullable<import('vite').Rolldown.CodeSplittingOptions['groups']>[number]} Group */

/** Each module goes to the first row that matches, together with its imports that no earlier row has taken. @type {Group[]} */
const groups = [
  // Everything that the first page needs, shared or not, because many small files compress worse than one.
  { name: 'first', tags: ['$initial'] },
  // Modules that the first page loads a moment later, and small ones that nearly every page needs.
  {
    name: 'beside-first',
    test: /layout[\\/]language-and-theme|styles[\\/]visually-hidden|ascii-digits|blocks[\\/]content-button|surfaces[\\/](lazy-content|close-button|tooltip[\\/]use-icon-tip)|router[\\/](use-path-change|follow-link)|leave-fullscreen|sign-in[\\/]src[\\/](api|settings)|locale-names|icons[\\/]social[\\/](social-icon|find-mark)|icons[\\/]lazy-value|picker-loading|messages[\\/](load-app|loaders[\\/]app)|create-part-locale|is-plain-click|open-storage|messages[\\/]isolate|verify-state|return-redirect|use-return-path|sign-in[\\/]return-path|safe-target|share-in-turn|use-link-token|fold-text|page[\\/](comes-from|is-for-input-method|is-focus-free)/,
  },
  // Starting and finishing social sign-in: on the first page's buttons, the account page, and the page that people
  // return to.
  {
    name: 'social',
    test: /(core|sign-in)[\\/]src[\\/]social[\\/]|en-001[\\/]sign-in[\\/]social/,
    minShareCount: 2,
  },
  // The pickers for countries and currencies. No page needs them at its start.
  {
    name: 'picker',
    test: /kit[\\/]src[\\/]pickers[\\/](option-picker|picker-dialog|search|recent-choices)|en-001[\\/]kit[\\/]picker\.ts/,
    minShareCount: 2,
  },
  // The inputs that the first page does not have, their data for phones, dates, addresses and passwords, and the messages of
  // recovery.
  {
    name: 'fields',
    test: /core[\\/]src[\\/](phone[\\/](?!group-phone|display-phone)|mask|country|zip|address[\\/]address-format|generated[\\/](phone-regions|time-zones|address-formats))|kit[\\/]src[\\/](blocks|field|generated|icons|pickers|form[\\/]error-summary)|styles[\\/](select|buttons)|en-001[\\/]sign-in[\\/]recovery|recovered-state|recovery[\\/]use-new-password-form|use-formatted-phone|use-code-step|use-promocode-check|use-second-recovery-step|use-focused-heading|start-again|age-bounds|(account-name|new-password)-(input|field)/,
    minShareCount: 2,
  },
  // The list of all other pages, their layouts with the menus and dialogs in them, and the code that several of them share, such as
  // that of the account's parts, which are on its own page and in notices on others.
  {
    name: 'frame',
    test: /other-pages|messages[\\/](load-(account|checkout)|loaders[\\/](account|checkout))|checkout-locale|account[\\/]src[\\/]provider[\\/](?!member)|account-(messages|locale)|identifier-cache|surfaces[\\/]tabs[\\/]|(open|member)-layout|format-time|core[\\/]src[\\/]checkout[\\/]order-amounts|checkout[\\/](terms\.|checkout\.module)/,
  },
  // What menus and tooltips share.
  { name: 'floating', test: /surfaces[\\/]floating[\\/]use-floating/, minShareCount: 2 },
  // The account page, with what its rooms share. The page after a recovery shows parts of it. Each room has a file of its own.
  {
    name: 'account',
    test: /account-page|account[\\/]src[\\/](form|layout)[\\/]|account[\\/]src[\\/](sessions[\\/]day|verify[\\/](proof-first|use-on-return)|identifiers[\\/](identifiers\.module|use-(fresh-|remove-)?identifiers?)|password[\\/]read-account)|sign-in[\\/]src[\\/]codes[\\/](code-form|received-code)/,
  },
  // Making passkeys and setting up an authenticator app: shared by the security room and the steps after a sign-in.
  {
    name: 'factors',
    test: /webauthn-bytes|passkeys[\\/](make-passkey|use-create-passkey|add-new-passkey)|totp-form|new-recovery-codes|save-file/,
    minShareCount: 2,
  },
  // All other modules that a room shares with another page.
  {
    name: 'account-parts',
    test: /account[\\/]src[\\/](?!provider|rooms)/,
    minShareCount: 2,
  },
]

export const chunkGroups = groups.map((group, index) => ({ ...group, priority: groups.length - index }))
