import { snackbars } from '@foyer/kit/snackbar'

/** Shows that a promo code was not used after a social sign-in, when there is no form any more to correct it in. */
export function tellOfPromocode(text: string): void {
  snackbars.show({ text, variant: 'info' })
}
