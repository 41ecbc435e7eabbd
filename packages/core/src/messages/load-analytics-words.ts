import type { analytics as english } from './en-001/analytics.ts'
import type { Catalogue } from './message.ts'

/** What asks for consent to analytics says. */
export type AnalyticsWords = Catalogue<keyof typeof english>

/** One chunk for each language. */
const loaders = {
  'en-001': () => import('./en-001/analytics.ts'),
  'ru-RU': () => import('./ru-RU/analytics.ts'),
  'ar-XX': () => import('./ar-XX/analytics.ts'),
  es: () => import('./es/analytics.ts'),
  'de-DE': () => import('./de-DE/analytics.ts'),
  fr: () => import('./fr/analytics.ts'),
  'ja-JP': () => import('./ja-JP/analytics.ts'),
  'ko-KR': () => import('./ko-KR/analytics.ts'),
  'pt-BR': () => import('./pt-BR/analytics.ts'),
  'id-ID': () => import('./id-ID/analytics.ts'),
} satisfies Record<string, () => Promise<{ readonly analytics: AnalyticsWords }>>

/** Fetches them in one language. @throws TypeError when its script cannot be had */
export async function loadAnalyticsWords(lang: keyof typeof loaders): Promise<AnalyticsWords> {
  return (await loaders[lang]()).analytics
}
