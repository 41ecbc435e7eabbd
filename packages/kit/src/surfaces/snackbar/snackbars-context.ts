import { createContext } from 'react'
import { SnackbarStore } from './snackbar-store.ts'

/** The snackbars of an app, for code outside of components too. */
export const snackbars = new SnackbarStore()

/** The snackbars that `<SnackbarLayer/>` draws; an app of several roots gives each its own. */
export const Snackbars = createContext(snackbars)
