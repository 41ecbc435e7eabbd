import type { FieldStore } from '@foyer/core/form'
import { createContext } from 'react'

/** What a block needs of the form it stands in. Apart from the form itself, so that a block ships no form's code. */
export interface FieldSet {
  attach(name: string, field: FieldStore): void
  detach(name: string, field: FieldStore): void
}

/** The form that a block stands in; `null` for a block on its own. */
export const FormContext = createContext<FieldSet | null>(null)
