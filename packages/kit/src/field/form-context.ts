import type { FieldStore } from '@foyer/core/form'
import { createContext } from 'react'

/** What a block needs of the form it stands in. Apart from the form itself, so that a block ships no form's code. */
export interface FormScope {
  readonly fields: {
    readonly attach: (name: string, field: FieldStore) => void
    readonly detach: (name: string, field: FieldStore) => void
    readonly getSubmission: () => { readonly status: string }
    /** Called when the submission changes; never by typing. */
    readonly subscribe: (listener: () => void) => () => void
  }
  /** In a form that is a grid: the ref of a block that stands in the area of its name. */
  readonly placeInGrid: ((area: string) => (element: HTMLElement | null) => void) | undefined
}

/** The form that a block stands in; `null` for a block on its own. */
export const FormContext = createContext<FormScope | null>(null)
