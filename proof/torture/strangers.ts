// Attacks by people with or without an account: slowing others down, locking an owner out, filling the disk.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { operations, routes } from '@foyer/core/wire'
import { sendRequest, sendExpecting, cookiesOf, type RequestSpec } from '../send-request.ts'
import { processEach } from '../fuzz/tally.ts'
import { newEmail, password, signUp } from '../fuzz/person.ts'
import type { Product, Server } from '../product.ts'
import { quantile, type Row } from '../report.ts'

export async function runStrangers(product: Product, rounds: number): Promise<Row[]> {
  // Page addresses are only matched if there is a page.
  const web = join(product.folder, 'one-page')
  mkdirSync(web, { recursive: true })
  writeFileSync(join(web, 'index.html'), '<!doctype html><html lang="en-001"><title>Foyer</title></html>')
  const server = await product.start({
    WEB_DIR: web,
    TRUSTED_PROXIES: '127.0.0.1',
    LIMIT_LOGIN_ACCOUNT: `${guesses}/3600`,
    LIMIT_EXPORT_USER: `${exports}/3600`,
  })
  const rows = [
    await sendSlashes(server, rounds),
    await lockOwnerOut(server, rounds),
    await requestExports(product, server),
    await injectIntoAddress(server),
    await sendBodiesFirst(server),
  ]
  await server.kill('SIGTERM')
  return rows
}

/** As many as fit into the headers of a request (Node: 16 KiB). */
const slashes = '/'.repeat(15_500)

/** Eight connections send nothing but slashes. Everybody else must still be answered; the time is recorded. */
async function sendSlashes({ port }: Server, rounds: number): Promise<Row> {
  const faults: string[] = []
  const times: number[] = []
  const paths = [`/a${slashes}`, `/a${slashes}x`, `${slashes}a`, `/web/v1/auth${slashes}login`]
  let answered = 0
  const requestPaths = Array.from({ length: 40 * rounds }, (_, index) => paths[index % paths.length] ?? '')
  const abortController = new AbortController()
  const pollHealth = async () => {
    while (!abortController.signal.aborted) {
      const { status, milliseconds } = await sendRequest(port, routes.healthz)
      if (status !== 200) faults.push(`/healthz answered ${status} beside them`)
      times.push(milliseconds)
    }
  }
  const polling = pollHealth()
  await processEach(requestPaths, 8, async (path) => {
    const { status } = await sendRequest(port, { method: 'GET', path })
    if (status >= 500) faults.push(`a ${status} for ${path.replaceAll(/\/{9,}/g, '/…/')}`)
    else answered++
  })
  abortController.abort()
  await polling
  if (answered !== requestPaths.length) faults.push(`${requestPaths.length - answered} were not answered`)
  return {
    name: 'strangers: 15,500 slashes in an address, on eight connections',
    runs: requestPaths.length,
    result: `all are answered, and ${times.length} /healthz beside them: median ${quantile(times, 0.5).toFixed(1)} ms, 99 % ${quantile(times, 0.99).toFixed(0)} ms`,
    faults,
  }
}

const guesses = 30

/** Strangers guess from everywhere: the owner can still sign in on a known device, from a new address. */
async function lockOwnerOut({ port }: Server, rounds: number): Promise<Row> {
  const faults: string[] = []
  let refused = 0
  for (let round = 0; round < rounds; round++) {
    const email = newEmail()
    const from = (address: string, cookie = '') => ({ 'x-forwarded-for': address, cookie })
    const signIn = (headers: RequestSpec['headers'], typedPassword = password) =>
      sendRequest(port, { ...routes.login, headers: headers ?? {}, body: { email, password: typedPassword } })
    const first = await sendExpecting(port, 201, {
      ...routes.register,
      headers: from('198.51.100.1'),
      body: { email, password },
    })
    const device = cookiesOf(first)
    await processEach(
      Array.from({ length: 2 * guesses }, (_, index) => index),
      8,
      async (index) => {
        const { status } = await signIn(from(`203.0.113.${index + 1}`), `Wrong1password${index}`)
        if (status === 429) refused++
        else if (status !== 401) faults.push(`a guess was answered ${status}`)
      },
    )
    const stranger = await signIn(from('192.0.2.1'))
    if (stranger.status !== 429) faults.push(`the account was open to a new place: ${stranger.status}`)
    const owner = await signIn(from('192.0.2.2', device))
    if (owner.status !== 200) faults.push(`the owner is kept out: ${owner.status}`)
    const fromKnownPlace = await signIn(from('198.51.100.1'))
    if (fromKnownPlace.status !== 200)
      faults.push(`the owner is kept out where they have been: ${fromKnownPlace.status}`)
  }
  if (refused !== rounds * guesses) faults.push(`${refused} guesses were refused, not ${rounds * guesses}`)
  return {
    name: `strangers: ${2 * guesses} guesses from as many addresses at one account`,
    runs: rounds,
    result: `${guesses} of them are looked at; the owner is in on their device, and where they have been`,
    faults,
  }
}

const exports = 10
const maxEvents = 1_000

/** Exports contain records of previous exports, and so could grow without limit. */
async function requestExports({ query }: Product, { port }: Server): Promise<Row> {
  const faults: string[] = []
  const { email, cookie } = await signUp(port)
  await query(
    `insert into audit_events (id, event, user_id, account)
     select gen_random_uuid(), 'login', users.id, $1 from users, generate_series(1, 3000) where email = $1`,
    [email],
  )
  const statuses: number[] = []
  const sizes: number[] = []
  for (let time = 0; time < 3 * exports; time++) {
    const { status, text } = await sendRequest(port, { ...routes.exportAccount, headers: { cookie } })
    statuses.push(status)
    if (status !== 200) continue
    sizes.push(text.length)
    const { events } = JSON.parse(text) as { readonly events: readonly unknown[] }
    if (events.length > maxEvents) faults.push(`a file with ${events.length} events`)
  }
  const successCount = statuses.filter((status) => status === 200).length
  if (successCount !== exports) faults.push(`${successCount} files were written, not ${exports}`)
  if (statuses.slice(exports).some((status) => status !== 429)) faults.push(`answered ${statuses.join(' ')}`)
  if (Math.max(...sizes) > 1.1 * Math.min(...sizes)) faults.push(`it grows: ${sizes.join(' ')}`)
  return {
    name: `strangers: ${3 * exports} files with all of one person, who has 3,000 events`,
    runs: statuses.length,
    result: `${exports} are written, of ${maxEvents} events and ${Math.max(...sizes).toLocaleString('en')} characters at most`,
    faults,
  }
}

const injectedText = 'Call +1 800 555 0100 now'

/** Text from an address must be on no page, and in no address that we redirect to. */
async function injectIntoAddress({ port }: Server): Promise<Row> {
  const faults: string[] = []
  const query = new URLSearchParams({
    error: injectedText,
    error_description: injectedText,
    state: injectedText,
    message: injectedText,
  })
  const callbacks = ['discord', 'google', 'telegram', 'steam'].map((id) => `/web/v1/auth/${id}/link-callback`)
  const paths = ['/oauth/google', '/oauth/no-such', '/', '/account', '/sign-in', '/no/page', ...callbacks]
  for (const path of paths) {
    const { headers, text } = await sendRequest(port, { method: 'GET', path: `${path}?${query.toString()}` })
    const location = decodeURIComponent((headers.location ?? '').replaceAll('+', ' '))
    for (const [source, said] of Object.entries({ page: text, location }))
      if (said.includes('800 555')) faults.push(`${path}: its ${source} says so: ${said.slice(0, 120)}`)
  }
  return {
    name: 'strangers: words of theirs in an address',
    runs: paths.length,
    result: 'are said on no page, and taken to no other',
    faults,
  }
}

const bodies = ['', 'no JSON', '[]', '{}', '{"__proto__":1}', JSON.stringify({ name: 'x'.repeat(200_000) })]

/** A caller without permission is rejected before the body is read. */
async function sendBodiesFirst({ port }: Server): Promise<Row> {
  const faults: string[] = []
  const calls = Object.values(operations).filter(({ auth }) => auth === 'session' || auth === 'recent')
  let runs = 0
  for (const { method, path } of calls)
    for (const body of method === 'GET' ? [undefined] : bodies) {
      const { status } = await sendRequest(port, {
        method,
        path: path.replaceAll(/\{\w+\}/g, 'discord'),
        body,
      })
      runs++
      if (status !== 401) faults.push(`${method} ${path}: ${status} for ${String(body).slice(0, 20)}`)
    }
  return {
    name: 'strangers: every call that needs a person, with any body',
    runs,
    result: '401, whatever is sent',
    faults,
  }
}
