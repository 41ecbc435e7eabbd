import { Secret, TOTP } from 'otpauth'
import type { Browser } from '../browser.ts'
import type { TestServer } from '../server-test.ts'

/** The code that an authenticator app would show. @param steps how many steps of 30 seconds later */
export function showCode(secret: string, steps = 0): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 })
}

/** Makes the app's current code valid again, as if half a minute had passed since its last use, and returns it. */
export async function showNext({ context }: TestServer, secret: string): Promise<string> {
  await context.database.query('update totp_secrets set last_step = 0')
  return showCode(secret)
}

export interface Enrolled {
  readonly secret: string
  readonly recoveryCodes: readonly string[]
}

/** Enrols an app for the signed-in person, whose identifier is proven. */
export async function enrolApp(person: Browser): Promise<Enrolled> {
  const { body: begun } = await person.call('totp', { body: {} })
  const { body } = await person.call('totpConfirm', { body: { totp: showCode(begun.secret) } })
  return { secret: begun.secret, recoveryCodes: body.recoveryCodes }
}
