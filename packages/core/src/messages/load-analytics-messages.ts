import type { analytics as english } from '../generated/messages/en-001/analytics.ts'
import { loaders } from '../generated/messages/loaders/analytics.ts'
import type { Catalogue } from './message.ts'

/** The messages of the consent to analytics. */
export type AnalyticsMessages = Catalogue<keyof typeof english>

/** Loads the messages in one language. @throws TypeError when the script cannot be loaded */
export async function loadAnalyticsMessages(lang: keyof typeof loaders): Promise<AnalyticsMessages> {
  return (await loaders[lang]()).analytics
}
