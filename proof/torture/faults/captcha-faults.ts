// Failures of a captcha service: meanwhile nobody passes and nothing is stored, and afterwards everything works again.
import { randomUUID } from 'node:crypto'
import { routes } from '@foyer/core/wire'
import { sendJson } from '../../../apps/server/src/testing/fake-provider.ts'
import { sendRequest } from '../../send-request.ts'
import { newEmail, password } from '../../fuzz/person.ts'
import { publicUrl, type Product, type Server } from '../../product.ts'
import type { Row } from '../../report.ts'
import { repeatAll, type Fault, type Outcome } from '../races/repeat.ts'
import { failures, type FailResponse } from './spoilt-answers.ts'

const path = '/captcha/recaptcha/api/siteverify'

interface FaultContext {
  readonly product: Product
  readonly server: Server
}

export async function runCaptchaFaults(product: Product, rounds: number): Promise<Row[]> {
  const server = await product.start({ CAPTCHA: 'on', CAPTCHA_SANDBOX_URL: product.provider.url })
  const context: FaultContext = { product, server }
  const faults: readonly Fault[] = [
    ...Object.entries(failures).map(([name, spoil]) => ({
      name: `the captcha service ${name}`,
      run: () => signUpDuringFault(context, spoil),
    })),
    { name: 'one solved captcha for 60 passwords with one key', run: () => guessPasswords(context) },
    { name: 'one solved captcha for 30 recoveries with one key', run: () => askForRecoveries(context) },
  ].map(({ name, run }) => ({ name, measures: 'a round', run: () => measure(run) }))
  const rows = await repeatAll(product, faults, rounds)
  await server.kill('SIGTERM')
  return rows
}

/** Nobody can sign up while the service fails, but people can as soon as it works again. @returns the faults */
async function signUpDuringFault({ product, server }: FaultContext, spoil: FailResponse): Promise<string[]> {
  const problems: string[] = []
  const email = newEmail()
  const signUp = () =>
    sendRequest(server.port, { ...routes.register, body: { email, password, captcha: solve() } })
  product.provider.on(path, (_request, response) => spoil(response))
  const refused = await signUp()
  if (refused.status !== 403 || !refused.text.includes('"captcha_failed"'))
    problems.push(`answered ${refused.status} ${refused.text}`)
  const stored = await product.query('select 1 from users where email = $1', [email])
  if (stored.length > 0) problems.push('there is an account all the same')
  acceptCaptchas(product)
  const accepted = await signUp()
  if (accepted.status !== 201) problems.push(`afterwards ${accepted.status} ${accepted.text}`)
  return problems
}

async function guessPasswords({ product, server }: FaultContext): Promise<string[]> {
  acceptCaptchas(product)
  const captcha = solve()
  const headers = { 'idempotency-key': randomUUID() }
  const email = newEmail()
  const replies = await Promise.all(
    Array.from({ length: 60 }, (_, number) =>
      sendRequest(server.port, {
        ...routes.login,
        headers,
        body: { email, password: `${password}${number}`, captcha },
      }),
    ),
  )
  const verified = replies.filter(({ text }) => text.includes('"invalid_credentials"')).length
  return verified === 1 ? [] : [`${verified} passwords were looked at`]
}

async function askForRecoveries({ product, server }: FaultContext): Promise<string[]> {
  acceptCaptchas(product)
  const captcha = solve()
  const headers = { 'idempotency-key': randomUUID() }
  const email = newEmail()
  const send = (body: object) =>
    sendRequest(server.port, { ...routes.recovery, headers, body: { ...body, captcha } })
  const first = await send({ email })
  const repeated = await Promise.all(Array.from({ length: 29 }, () => send({ email })))
  const other = await send({ email: newEmail() })
  const links = await product.query(
    "select 1 from audit_events where account = $1 and event = 'recovery_requested'",
    [email],
  )
  return [
    ...[first, ...repeated].filter(({ status }) => status !== 202).map(({ text }) => `answered ${text}`),
    ...(links.length === 1 ? [] : [`${links.length} links were made`]),
    ...(other.text.includes('"captcha_failed"') ? [] : [`for somebody else: ${other.status}`]),
  ]
}

/** The captcha answer of a browser, different each time. */
const solve = () => ({ type: 'recaptcha', id: 'foyer-sandbox', response: `solved ${randomUUID()}` })

/** The service works, and accepts every answer. */
function acceptCaptchas({ provider }: Product): void {
  provider.on(path, (_request, response) =>
    sendJson(response, { success: true, hostname: new URL(publicUrl).hostname }),
  )
}

async function measure(action: () => Promise<string[]>): Promise<Outcome> {
  const startedAt = performance.now()
  return { faults: await action(), duration: performance.now() - startedAt }
}
