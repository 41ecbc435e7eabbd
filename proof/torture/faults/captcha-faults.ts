// Failures of a captcha service: meanwhile nobody passes and nothing is stored, and afterwards everything works again.
import { randomUUID } from 'node:crypto'
import { routes } from '@foyer/core/wire'
import { sendJson } from '../../../apps/server/src/testing/fake-provider.ts'
import { ask } from '../../ask.ts'
import { newEmail, password } from '../../fuzz/person.ts'
import { publicUrl, type Product, type Server } from '../../product.ts'
import type { Row } from '../../report.ts'
import { repeatAll, type Fault, type Outcome } from '../races/repeat.ts'
import { spoilt, type Spoil } from './spoilt-answers.ts'

const path = '/captcha/recaptcha/api/siteverify'

interface Scene {
  readonly product: Product
  readonly server: Server
}

export async function runCaptchaFaults(product: Product, rounds: number): Promise<Row[]> {
  const server = await product.start({ CAPTCHA: 'on', CAPTCHA_SANDBOX_URL: product.provider.url })
  const scene: Scene = { product, server }
  const faults: readonly Fault[] = [
    ...Object.entries(spoilt).map(([name, spoil]) => ({
      name: `the captcha service ${name}`,
      run: () => signUpMeanwhile(scene, spoil),
    })),
    { name: 'one solved captcha for 60 passwords with one key', run: () => guessPasswords(scene) },
    { name: 'one solved captcha for 30 recoveries with one key', run: () => askForRecoveries(scene) },
  ].map(({ name, run }) => ({ name, took: 'a round', run: () => time(run) }))
  const rows = await repeatAll(product, faults, rounds)
  await server.kill('SIGTERM')
  return rows
}

/** Nobody can sign up while the service fails, but people can as soon as it works again. @returns the faults */
async function signUpMeanwhile({ product, server }: Scene, spoil: Spoil): Promise<string[]> {
  const wrong: string[] = []
  const email = newEmail()
  const signUp = () => ask(server.port, { ...routes.register, body: { email, password, captcha: solve() } })
  product.provider.on(path, (_request, response) => spoil(response))
  const refused = await signUp()
  if (refused.status !== 403 || !refused.text.includes('"captcha_failed"'))
    wrong.push(`answered ${refused.status} ${refused.text}`)
  const stored = await product.query('select 1 from users where email = $1', [email])
  if (stored.length > 0) wrong.push('there is an account all the same')
  answerYes(product)
  const passed = await signUp()
  if (passed.status !== 201) wrong.push(`afterwards ${passed.status} ${passed.text}`)
  return wrong
}

async function guessPasswords({ product, server }: Scene): Promise<string[]> {
  answerYes(product)
  const captcha = solve()
  const headers = { 'idempotency-key': randomUUID() }
  const email = newEmail()
  const replies = await Promise.all(
    Array.from({ length: 60 }, (_, number) =>
      ask(server.port, {
        ...routes.login,
        headers,
        body: { email, password: `${password}${number}`, captcha },
      }),
    ),
  )
  const verified = replies.filter(({ text }) => text.includes('"invalid_credentials"')).length
  return verified === 1 ? [] : [`${verified} passwords were looked at`]
}

async function askForRecoveries({ product, server }: Scene): Promise<string[]> {
  answerYes(product)
  const captcha = solve()
  const headers = { 'idempotency-key': randomUUID() }
  const email = newEmail()
  const send = (body: object) => ask(server.port, { ...routes.recovery, headers, body: { ...body, captcha } })
  const first = await send({ email })
  const again = await Promise.all(Array.from({ length: 29 }, () => send({ email })))
  const other = await send({ email: newEmail() })
  const links = await product.query(
    "select 1 from audit_events where account = $1 and event = 'recovery_requested'",
    [email],
  )
  return [
    ...[first, ...again].filter(({ status }) => status !== 202).map(({ text }) => `answered ${text}`),
    ...(links.length === 1 ? [] : [`${links.length} links were made`]),
    ...(other.text.includes('"captcha_failed"') ? [] : [`for somebody else: ${other.status}`]),
  ]
}

/** The captcha answer of a browser, different each time. */
const solve = () => ({ type: 'recaptcha', id: 'foyer-sandbox', response: `solved ${randomUUID()}` })

/** The service works, and accepts every answer. */
function answerYes({ provider }: Product): void {
  provider.on(path, (_request, response) =>
    sendJson(response, { success: true, hostname: new URL(publicUrl).hostname }),
  )
}

async function time(run: () => Promise<string[]>): Promise<Outcome> {
  const startedAt = performance.now()
  return { faults: await run(), took: performance.now() - startedAt }
}
