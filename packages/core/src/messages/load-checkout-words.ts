import type { checkout as english } from './en-001/checkout.ts'
import type { Catalogue } from './message.ts'

/** The words of the checkout and its terms, which no other page says. */
export type CheckoutWords = Catalogue<keyof typeof english>

/** One chunk for each language. */
const loaders = {
  'en-001': () => import('./en-001/checkout.ts'),
  'ru-RU': () => import('./ru-RU/checkout.ts'),
  'ar-XX': () => import('./ar-XX/checkout.ts'),
  es: () => import('./es/checkout.ts'),
  'de-DE': () => import('./de-DE/checkout.ts'),
  fr: () => import('./fr/checkout.ts'),
  'ja-JP': () => import('./ja-JP/checkout.ts'),
  'ko-KR': () => import('./ko-KR/checkout.ts'),
  'pt-BR': () => import('./pt-BR/checkout.ts'),
  'id-ID': () => import('./id-ID/checkout.ts'),
} satisfies Record<string, () => Promise<{ readonly checkout: CheckoutWords }>>

/** Fetches them in one language. @throws TypeError when its script cannot be had */
export async function loadCheckoutWords(lang: keyof typeof loaders): Promise<CheckoutWords> {
  return (await loaders[lang]()).checkout
}
