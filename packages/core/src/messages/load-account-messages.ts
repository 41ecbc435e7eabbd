import type { account as english } from '../generated/messages/en-001/account.ts'
import { loaders } from '../generated/messages/loaders/account.ts'
import type { Catalogue } from './message.ts'

/** The messages of the account page, in a module of their own because no other page shows them. */
export type AccountMessages = Catalogue<keyof typeof english>

/** Loads the messages in one language. @throws TypeError when the script cannot be loaded */
export async function loadAccountMessages(lang: keyof typeof loaders): Promise<AccountMessages> {
  return (await loaders[lang]()).account
}
