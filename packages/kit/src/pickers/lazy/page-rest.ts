import { createLazyValue } from '@foyer/core/store'
import { whenAtRest } from './when-at-rest.ts'

/** Whether the page has been at rest since the first subscription: `true`, or `null` before. One wait for all inputs. */
export const pageRest = createLazyValue(async () => {
  await new Promise<void>(whenAtRest)
  return true
})
