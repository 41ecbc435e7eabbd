import type { checkout as english } from '../generated/messages/en-001/checkout.ts'
import type { Catalogue } from './message.ts'

/** The messages of the checkout and its terms, in a module of their own because no other page shows them. */
export type CheckoutMessages = Catalogue<keyof typeof english>

/** One chunk per language. */
const loaders = {
  'en-001': () => import('../generated/messages/en-001/checkout.ts'),
  'ru-RU': () => import('../generated/messages/ru-RU/checkout.ts'),
  'ar-XX': () => import('../generated/messages/ar-XX/checkout.ts'),
  es: () => import('../generated/messages/es/checkout.ts'),
  'de-DE': () => import('../generated/messages/de-DE/checkout.ts'),
  fr: () => import('../generated/messages/fr/checkout.ts'),
  'ja-JP': () => import('../generated/messages/ja-JP/checkout.ts'),
  'ko-KR': () => import('../generated/messages/ko-KR/checkout.ts'),
  'pt-BR': () => import('../generated/messages/pt-BR/checkout.ts'),
  'id-ID': () => import('../generated/messages/id-ID/checkout.ts'),
} satisfies Record<string, () => Promise<{ readonly checkout: CheckoutMessages }>>

/** Loads the messages in one language. @throws TypeError when the script cannot be loaded */
export async function loadCheckoutMessages(lang: keyof typeof loaders): Promise<CheckoutMessages> {
  return (await loaders[lang]()).checkout
}
