import { snackbars } from '@foyer/kit/snackbar'

/** Says after a social sign-in that a promo code was not used: by then there is no form in which it could be corrected. */
export function reportUnusedPromocode(text: string): void {
  snackbars.show({ text, variant: 'info' })
}
