import type { analytics as english } from '../generated/messages/en-001/analytics.ts'
import type { Catalogue } from './message.ts'

/** The messages of the consent to analytics. */
export type AnalyticsMessages = Catalogue<keyof typeof english>

/** One chunk per language. */
const loaders = {
  'en-001': () => import('../generated/messages/en-001/analytics.ts'),
  'ru-RU': () => import('../generated/messages/ru-RU/analytics.ts'),
  'ar-XX': () => import('../generated/messages/ar-XX/analytics.ts'),
  es: () => import('../generated/messages/es/analytics.ts'),
  'de-DE': () => import('../generated/messages/de-DE/analytics.ts'),
  fr: () => import('../generated/messages/fr/analytics.ts'),
  'ja-JP': () => import('../generated/messages/ja-JP/analytics.ts'),
  'ko-KR': () => import('../generated/messages/ko-KR/analytics.ts'),
  'pt-BR': () => import('../generated/messages/pt-BR/analytics.ts'),
  'id-ID': () => import('../generated/messages/id-ID/analytics.ts'),
} satisfies Record<string, () => Promise<{ readonly analytics: AnalyticsMessages }>>

/** Loads the messages in one language. @throws TypeError when the script cannot be loaded */
export async function loadAnalyticsMessages(lang: keyof typeof loaders): Promise<AnalyticsMessages> {
  return (await loaders[lang]()).analytics
}
