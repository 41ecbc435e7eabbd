import { readFile } from 'node:fs/promises'
import type { FirebaseParameters } from '../../../accounts/passwords/formats/firebase-scrypt.ts'
import { AdminError } from '../command.ts'

/**
 * Reads the password hash parameters of a Firebase project, as its console shows them.
 * @throws AdminError whose message does not contain them
 */
export async function readHashConfig(path: string): Promise<FirebaseParameters> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error)
    throw new AdminError(`${path} cannot be read: ${reason}.`, { cause: error })
  })
  const values = new Map(text.split(/[,\n{}]/).map((part) => toEntry(part)))
  const find = (name: string) => values.get(name) ?? ''
  const signerKey = Buffer.from(find('base64_signer_key'), 'base64')
  const rounds = Number(find('rounds'))
  const memCost = Number(find('mem_cost'))
  if (find('algorithm') !== 'SCRYPT' || signerKey.length === 0 || !(rounds >= 1) || !(memCost >= 1))
    throw new AdminError(
      `${path} has no hash_config { algorithm: SCRYPT, base64_signer_key: …, base64_salt_separator: …, rounds: …, mem_cost: … }.`,
    )
  return { signerKey, saltSeparator: Buffer.from(find('base64_salt_separator'), 'base64'), rounds, memCost }
}

/** Parses `name: value`, with or without quotes. */
function toEntry(part: string): readonly [string, string] {
  const [name = '', value = ''] = part.split(':').map((text) => text.replaceAll('"', '').trim())
  return [name, value]
}
