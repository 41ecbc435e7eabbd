import type { kit, signIn, userButton, validation, web } from '../generated/messages/en-001/index.ts'
import { loaders } from '../generated/messages/loaders/app.ts'
import type { Catalogue } from './message.ts'

/** The messages of all pages of the app. English lacks those of the kit and of its validators, because the blocks contain them. */
export interface AppMessages {
  readonly kit?: Catalogue<keyof typeof kit>
  readonly validation?: Catalogue<keyof typeof validation>
  readonly signIn: Catalogue<keyof typeof signIn>
  readonly userButton: Catalogue<keyof typeof userButton>
  readonly web: Catalogue<keyof typeof web>
}

/** Loads the messages in one language. @throws TypeError when the script cannot be loaded */
export async function loadAppMessages(lang: keyof typeof loaders): Promise<AppMessages> {
  return loaders[lang]()
}
