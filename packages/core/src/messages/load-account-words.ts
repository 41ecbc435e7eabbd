import type { account as english } from './en-001/account.ts'
import type { Catalogue } from './message.ts'

/** The words of the account page, which no other page says. */
export type AccountWords = Catalogue<keyof typeof english>

/** One chunk for each language. */
const loaders = {
  'en-001': () => import('./en-001/account.ts'),
  'ru-RU': () => import('./ru-RU/account.ts'),
  'ar-XX': () => import('./ar-XX/account.ts'),
  es: () => import('./es/account.ts'),
  'de-DE': () => import('./de-DE/account.ts'),
  fr: () => import('./fr/account.ts'),
  'ja-JP': () => import('./ja-JP/account.ts'),
  'ko-KR': () => import('./ko-KR/account.ts'),
  'pt-BR': () => import('./pt-BR/account.ts'),
  'id-ID': () => import('./id-ID/account.ts'),
} satisfies Record<string, () => Promise<{ readonly account: AccountWords }>>

/** Fetches them in one language. @throws TypeError when its script cannot be had */
export async function loadAccountWords(lang: keyof typeof loaders): Promise<AccountWords> {
  return (await loaders[lang]()).account
}
