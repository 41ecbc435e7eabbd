import { Secret, TOTP } from 'otpauth'
import type { Browser } from '../browser.ts'
import type { TestServer } from '../server-test.ts'

/** The code that an authenticator app would show. @param steps how many steps of 30 seconds later */
export function generateCode(secret: string, steps = 0): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 })
}

/** Makes the app's current code valid again, as if half a minute had passed since its last use, and returns it. */
export async function generateNextCode({ context }: TestServer, secret: string): Promise<string> {
  await context.database.query('update totp_secrets set last_step = 0')
  return generateCode(secret)
}

export interface EnrolledApp {
  readonly secret: string
  readonly recoveryCodes: readonly string[]
}

/** Enrols an app for the signed-in person, whose identifier is proven. */
export async function enrolApp(person: Browser): Promise<EnrolledApp> {
  const { body: started } = await person.call('totp', { body: {} })
  const { body } = await person.call('totpConfirm', { body: { totp: generateCode(started.secret) } })
  return { secret: started.secret, recoveryCodes: body.recoveryCodes }
}
