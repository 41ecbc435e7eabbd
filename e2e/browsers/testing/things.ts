import type { Thing } from './visitor.ts'

// Elements as a person names them: an input, a button, a link.

/** @param label the complete label */
export const field = (label: string, within?: Thing): Thing => named('field', label, within)
export const button = (name: string, within?: Thing): Thing => named('button', name, within)
export const link = (name: string, within?: Thing): Thing => named('link', name, within)
export const heading = (name: string): Thing => named('heading', name)
export const dialog = (name: string): Thing => named('dialog', name)
/** @param label the complete label */
export const checkbox = (label: string, within?: Thing): Thing => named('checkbox', label, within)
export const tab = (name: string): Thing => named('tab', name)

export const menuItem = (name: string): Thing => named('menuitem', name)

/** @param name a part of its accessible name, or one of several */
export const partly = (role: string, name: string | readonly string[]): Thing => ({
  role,
  name,
  isPart: true,
})

/** The account menu in the bar of every page, for signed-in people. */
export const accountMenu = partly('button', 'Account: ')

function named(role: string, name: string, within?: Thing): Thing {
  return within === undefined ? { role, name } : { role, name, within }
}
