'use client'

export { SnackbarLayer, type SnackbarLayerProps, type SnackbarPosition } from './snackbar-layer.tsx'
export {
  SnackbarStore,
  type Snackbar,
  type SnackbarClock,
  type SnackbarOptions,
  type SnackbarVariant,
} from './snackbar-store.ts'
export { snackbars, Snackbars } from './snackbars-context.ts'
