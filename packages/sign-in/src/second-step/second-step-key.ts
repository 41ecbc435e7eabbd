import { openStorage } from '@foyer/kit/storage'

/**
 * The key in session storage of a sign-in that waits for its second step, so that a reloaded page continues with it. The value is the
 * flow of the form that began it, because the messages of another form would be wrong. It is not secret.
 */
export const secondStepKey = 'foyer-second-factor'

/** The key of what the server said about a promo code that was not used, because it says so only once. */
export const unusedPromocodeKey = 'foyer-second-factor-promocode'

/** Call it when the waiting sign-in is over, or continues without a second step. */
export function clearStoredStep(): void {
  const storage = openStorage('sessionStorage')
  storage.remove(secondStepKey)
  storage.remove(unusedPromocodeKey)
}
