import { createContext } from 'react'
import { SnackbarStore } from './snackbar-store.ts'

/** The default snackbars of an app, also for code outside of components. */
export const snackbars = new SnackbarStore()

/** The snackbars that `<SnackbarLayer/>` renders; give each root its own if the app has several. */
export const Snackbars = createContext(snackbars)
