import type { ElementQuery } from './visitor.ts'

// Elements as a person names them: an input, a button, a link.

/** @param label the complete label */
export const field = (label: string, within?: ElementQuery): ElementQuery => byName('field', label, within)
export const button = (name: string, within?: ElementQuery): ElementQuery => byName('button', name, within)
export const link = (name: string, within?: ElementQuery): ElementQuery => byName('link', name, within)
export const heading = (name: string): ElementQuery => byName('heading', name)
export const dialog = (name: string): ElementQuery => byName('dialog', name)
/** @param label the complete label */
export const checkbox = (label: string, within?: ElementQuery): ElementQuery =>
  byName('checkbox', label, within)
export const tab = (name: string): ElementQuery => byName('tab', name)

export const menuItem = (name: string): ElementQuery => byName('menuitem', name)

/** @param name a part of its accessible name, or one of several */
export const byPartialName = (role: string, name: string | readonly string[]): ElementQuery => ({
  role,
  name,
  isPart: true,
})

/** The account menu in the bar of every page, for signed-in people. */
export const accountMenu = byPartialName('button', 'Account: ')

function byName(role: string, name: string, within?: ElementQuery): ElementQuery {
  return within === undefined ? { role, name } : { role, name, within }
}
