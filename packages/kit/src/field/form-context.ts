import type { FieldStore } from '@foyer/core/form'
import { createContext } from 'react'

/** What a block needs of its form. Separate from the form, so that a block on its own does not bundle the form's code. */
export interface FormScope {
  readonly fields: {
    readonly attach: (name: string, field: FieldStore) => void
    readonly detach: (name: string, field: FieldStore) => void
    readonly getSubmission: () => { readonly status: string }
    /** Listens for changes of the submission; never called while typing. */
    readonly subscribe: (listener: () => void) => () => void
  }
  /** If the form is a grid: creates the ref that puts an element into the grid area of that name. */
  readonly placeInGrid: ((area: string) => (element: HTMLElement | null) => void) | undefined
}

/** The form around a block; `null` for a block on its own. */
export const FormContext = createContext<FormScope | null>(null)
