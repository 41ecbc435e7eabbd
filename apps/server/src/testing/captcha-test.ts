import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { CaptchaAnswer } from '@foyer/core/wire'
import { readConfig, type Config } from '../config.ts'
import type { CaptchaService } from '../protection/captcha/captcha-config.ts'
import type { Browser } from './browser.ts'
import { startFakeProvider, type FakeProvider, type Handler } from './fake-provider.ts'
import { recoveryTest } from './recovery-test.ts'
import type { TestServer } from './server-test.ts'

type Kind = CaptchaService['type']

interface Fixtures {
  ownVerifier: FakeProvider
  /** A fake of the services that verify captchas. It has no answers until a test sets them. */
  verifier: FakeProvider
  /** Starts a server that requires a captcha of this kind in every form. */
  startWithCaptcha: (kind: Kind, changes?: Partial<Config>) => Promise<TestServer>
}

/** A test of a server that requires captchas, with access to the sent messages. */
export const captchaTest = recoveryTest.extend<Fixtures>({
  ownVerifier: [
    // oxlint-disable-next-line no-empty-pattern -- vitest reads from it which fixtures are wanted: none
    async ({}, use) => {
      const verifier = await startFakeProvider()
      await use(verifier)
      await verifier.close()
    },
    { scope: 'worker' },
  ],
  async verifier({ ownVerifier }, use) {
    ownVerifier.reset()
    await use(ownVerifier)
  },
  async startWithCaptcha({ start, verifier }, use) {
    const usual = readConfig({}).captcha
    await use((kind, changes = {}) =>
      start({ ...changes, captcha: { ...usual, mode: 'on', service: describeService(kind, verifier.url) } }),
    )
  },
})

function describeService(kind: Kind, origin: string): CaptchaService {
  const script = 'https://captcha.example/script.js'
  if (kind === 'altcha') return { type: kind, id: 'altcha', key: 'k'.repeat(32), work: 4 }
  const verifyUrl = origin + verifyPaths[kind]
  return kind === 'recaptcha'
    ? {
        type: kind,
        id: 'site',
        secret: 'a-secret-of-google',
        script,
        verifyUrl,
        hostnames: [],
        minScore: 0.5,
      }
    : { type: kind, id: 'id', key: 'a-key-of-geetest', script, verifyUrl, hosts: [] }
}

const verifyPaths = { recaptcha: '/siteverify', geetest: '/validate' }

/** Each service's answer to a solved captcha. ALTCHA has none: the server verifies the solution itself. */
export const passed = {
  recaptcha: { success: true, hostname: 'localhost' },
  geetest: { result: 'success', reason: '', captcha_args: {} },
} as const

/** Makes the service give this answer. */
export function answerVerification(
  verifier: FakeProvider,
  kind: keyof typeof passed,
  answer: Handler | object = passed[kind],
): void {
  verifier.on(verifyPaths[kind], answer)
}

let solvedCount = 0

/** A solved captcha as a browser sends it, different each time. */
export const solved = {
  recaptcha: () =>
    ({ type: 'recaptcha', id: 'site', response: `token ${solvedCount++}` }) satisfies CaptchaAnswer,
  geetest: () =>
    ({
      type: 'geetest',
      id: 'id',
      lot_number: `lot ${solvedCount++}`,
      captcha_output: 'output',
      pass_token: 'pass',
      gen_time: '1700000000',
    }) satisfies CaptchaAnswer,
}

/** Solves the server's challenge. */
export async function solveAltcha(browser: Browser) {
  const { body } = await browser.call('captchaChallenge')
  const challenge = body as Parameters<typeof solveChallenge>[0]['challenge']
  return { challenge, solution: await solveChallenge({ challenge, deriveKey }) }
}

/** Encodes a solution of ALTCHA, genuine or forged, as a browser does. */
export const packAltcha = (solution: unknown): CaptchaAnswer => ({
  type: 'altcha',
  payload: Buffer.from(JSON.stringify(solution)).toString('base64'),
})

/** Solves a captcha of any kind, and makes its service accept the solution. */
export async function solveCaptcha(
  kind: Kind,
  verifier: FakeProvider,
  browser: Browser,
): Promise<CaptchaAnswer> {
  if (kind === 'altcha') return packAltcha(await solveAltcha(browser))
  answerVerification(verifier, kind)
  return solved[kind]()
}
