import type { checkout as english } from '../generated/messages/en-001/checkout.ts'
import { loaders } from '../generated/messages/loaders/checkout.ts'
import type { Catalogue } from './message.ts'

/** The messages of the checkout and its terms, in a module of their own because no other page shows them. */
export type CheckoutMessages = Catalogue<keyof typeof english>

/** Loads the messages in one language. @throws TypeError when the script cannot be loaded */
export async function loadCheckoutMessages(lang: keyof typeof loaders): Promise<CheckoutMessages> {
  return (await loaders[lang]()).checkout
}
