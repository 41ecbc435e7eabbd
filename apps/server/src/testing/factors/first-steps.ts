import { expect } from 'vitest'
import type { Answer, Browser } from '../browser.ts'
import type { Inbox } from '../inbox.ts'
import { ada } from '../people.ts'
import { codeOf, newPassword, readToken } from '../recovery-test.ts'
import type { TestServer } from '../server-test.ts'
import { finishAuthorization, startAuthorization } from '../social/social-test.ts'
import { addPasskey, signInWith, type Passkey } from './passkey-authenticator.ts'

export interface StepContext {
  readonly server: TestServer
  readonly inbox: Inbox
  readonly passkey: Passkey
}

type Step = (browser: Browser, context: StepContext) => Promise<Answer<unknown>>

/** Each first step of a sign-in that may be followed by a second one. Takes a new browser. */
export const firstSteps = {
  'a password': (browser) => browser.callForError('login', ada),
  'a code by mail': async (browser, { server, inbox }) => {
    await browser.call('signInCode', { body: { email: ada.email } })
    return browser.callForError('signInCodeConfirm', { code: await codeOf(server, inbox, 'email') })
  },
  'a provider': async (browser) =>
    finishAuthorization(browser, 'discord', { state: (await startAuthorization(browser, 'discord')).state }),
  'a recovery': async (browser, { server, inbox }) => {
    await browser.call('recovery', { body: { email: ada.email } })
    const token = await readToken(server, inbox)
    return browser.callForError('recoveryConfirm', { token, password: newPassword })
  },
  'a passkey that checks nobody': (browser, { passkey }) =>
    signInWith(browser, passkey, { isVerified: false }),
} satisfies Record<string, Step>

export type FirstStep = keyof typeof firstSteps

/** Registers Ada with every way to take the first step, signed in with her proven address. */
export async function registerAda(server: TestServer) {
  const owner = server.open()
  const { body: user } = await owner.registerProven(ada)
  await server.context.database.query(
    "insert into identities (social, subject, user_id) values ('discord', '42', $1)",
    [user.id],
  )
  return { owner, user, passkey: await addPasskey(owner) }
}

/** The answer to a first step that must be followed by a second one. */
export const secondFactorNeeded = (ways: readonly string[]) => ({
  status: 403,
  body: {
    code: 'second_factor_needed',
    message: expect.any(String),
    secondFactor: { ways, trustDays: null, expiresAt: expect.any(String) },
  },
})
