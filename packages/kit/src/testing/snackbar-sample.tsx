import type { ReactNode } from 'react'
import { render } from 'vitest-browser-react'
import {
  SnackbarLayer,
  Snackbars,
  SnackbarStore,
  type SnackbarLayerProps,
} from '../surfaces/snackbar/index.ts'
import { createClock } from './snackbar-clock.ts'

/** Renders two fields and a snackbar layer whose clock the test advances. */
export async function renderSnackbars(layer: SnackbarLayerProps = {}, children: ReactNode = null) {
  const clock = createClock()
  const store = new SnackbarStore(clock)
  const screen = await render(
    <Snackbars value={store}>
      <input aria-label="First" />
      {children}
      <SnackbarLayer {...layer} />
    </Snackbars>,
  )
  return { clock, store, screen }
}
