// @ts-check
// Which modules stand in one file? What one page alone has stands in a file named after it. What several share would be a
// file for every set of pages that shares it, twenty for the checkout: it stands together by what it is for. So a page is
// loaded from the first page's two files, from the frame and the fields if it has them, from its own, and from its messages.

/** @typedef {NonNullable<import('vite').Rolldown.CodeSplittingOptions['groups']>[number]} Group */

/** A module goes to the first row that takes it, with all that it imports and no row above has taken. @type {Group[]} */
const groups = [
  // What the first page needs, whatever it shares with others: many small files compress worse than one.
  { name: 'first', tags: ['$initial'] },
  // What the first page has a moment later, and what is so small and so common that no page is to have it without these.
  {
    name: 'beside-first',
    test: /layout[\\/]language-and-theme|field[\\/]visually-hidden|ascii-digits|surfaces[\\/](lazy-content|close-button|tooltip[\\/]use-icon-tip)|router[\\/](use-path-change|follow-link)|leave-fullscreen|sign-in[\\/]src[\\/](api|scripts|settings)|locale-names|icons[\\/]social[\\/](social-icon|find-mark)|icons[\\/]lazy-value|picker-loading|messages[\\/]load-(account|checkout)|(account|checkout)-locale|is-plain-click|open-storage/,
  },
  // The way to a provider and back: with the first page's buttons, on the account page, and where people return.
  {
    name: 'social',
    test: /(core|sign-in)[\\/]src[\\/]social[\\/]|en-001[\\/]sign-in[\\/]social/,
    minShareCount: 2,
  },
  // What countries and currencies are chosen from. No page begins with it.
  {
    name: 'picker',
    test: /kit[\\/]src[\\/]pickers[\\/](option-picker|picker-dialog|search|recent-choices)|en-001[\\/]kit[\\/]picker\.ts/,
    minShareCount: 2,
  },
  // The inputs that the first page does without, what they know of phones, dates and passwords, and recovery's messages.
  {
    name: 'fields',
    test: /core[\\/]src[\\/](phone[\\/](?!group-phone|display-phone)|mask|country|generated[\\/](phone-regions|time-zones))|kit[\\/]src[\\/](blocks|field|generated|icons|pickers|form[\\/]error-summary)|layout[\\/]select|en-001[\\/]sign-in[\\/]recovery|recovered-state|use-shown-phone|use-code-step|age-bounds|(account-name|new-password)-(input|field)/,
    minShareCount: 2,
  },
  // The list of all further pages, the bars above them with what opens from there, and what several of them say.
  {
    name: 'frame',
    test: /further-pages|(open|member)-layout|account-messages|format-time|core[\\/]src[\\/]checkout[\\/]order-amounts|checkout[\\/](terms\.|checkout\.module)/,
  },
  // The account page; of its parts the page after a recovery shows some.
  { name: 'account', test: /account-page/ },
]

export const chunkGroups = groups.map((group, row) => ({ ...group, priority: groups.length - row }))
