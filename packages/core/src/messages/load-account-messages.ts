import type { account as english } from '../generated/messages/en-001/account.ts'
import type { Catalogue } from './message.ts'

/** The messages of the account page, in a module of their own because no other page shows them. */
export type AccountMessages = Catalogue<keyof typeof english>

/** One chunk per language. */
const loaders = {
  'en-001': () => import('../generated/messages/en-001/account.ts'),
  'ru-RU': () => import('../generated/messages/ru-RU/account.ts'),
  'ar-XX': () => import('../generated/messages/ar-XX/account.ts'),
  es: () => import('../generated/messages/es/account.ts'),
  'de-DE': () => import('../generated/messages/de-DE/account.ts'),
  fr: () => import('../generated/messages/fr/account.ts'),
  'ja-JP': () => import('../generated/messages/ja-JP/account.ts'),
  'ko-KR': () => import('../generated/messages/ko-KR/account.ts'),
  'pt-BR': () => import('../generated/messages/pt-BR/account.ts'),
  'id-ID': () => import('../generated/messages/id-ID/account.ts'),
} satisfies Record<string, () => Promise<{ readonly account: AccountMessages }>>

/** Loads the messages in one language. @throws TypeError when the script cannot be loaded */
export async function loadAccountMessages(lang: keyof typeof loaders): Promise<AccountMessages> {
  return (await loaders[lang]()).account
}
