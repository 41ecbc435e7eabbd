import { openStorage } from '@foyer/kit/storage'

/**
 * In session storage while a sign-in waits for its second step, so that a page that is loaded again goes on with it: the flow of
 * the form that has begun it, since another form would say what is not so. Nothing secret.
 */
export const secondStepKey = 'foyer-second-factor'

/** Beside it, what the server says once of a promo code that was not used. */
export const unusedPromocodeKey = 'foyer-second-factor-promocode'

/** The sign-in that has waited is over, or goes on without a second step. */
export function forgetStep(): void {
  const storage = openStorage('sessionStorage')
  storage.remove(secondStepKey)
  storage.remove(unusedPromocodeKey)
}
