import { loadCheckoutMessages, type CheckoutMessages } from '@foyer/core/messages/checkout'
import { createPartLocale, type PartLocale } from '../locale/create-part-locale.ts'

/** What the checkout needs in one language. */
export type CheckoutLocale = PartLocale<keyof CheckoutMessages>

export type CheckoutTranslate = CheckoutLocale['translate']

/** Loads the messages of the checkout, and waits for them. */
export const useCheckoutLocale: () => CheckoutLocale =
  createPartLocale<keyof CheckoutMessages>(loadCheckoutMessages)
