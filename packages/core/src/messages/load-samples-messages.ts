import type { samples as english } from '../generated/messages/en-001/samples.ts'
import { loaders } from '../generated/messages/loaders/samples.ts'
import type { Catalogue } from './message.ts'

/** The messages of the form kit's pages, in a module of their own because no other page shows them. */
export type SamplesMessages = Catalogue<keyof typeof english>

/** Loads the messages in one language. @throws TypeError when the script cannot be loaded */
export async function loadSamplesMessages(lang: keyof typeof loaders): Promise<SamplesMessages> {
  return (await loaders[lang]()).samples
}
