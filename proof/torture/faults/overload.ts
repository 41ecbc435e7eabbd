// Ten times the load that the server can handle: some requests are served quickly, the others are told when to come back.
import { setTimeout as pause } from 'node:timers/promises'
import { routes } from '@foyer/core/wire'
import { sendRequest, type Reply } from '../../send-request.ts'
import { password, signUp } from '../../fuzz/person.ts'
import type { Product } from '../../product.ts'
import { quantile, type Row } from '../../report.ts'

/** @param seconds the length of the overload */
export async function runOverload(product: Product, rounds: number, seconds: number): Promise<Row[]> {
  const server = await product.start({ PASSWORD_HASH_WAIT: undefined })
  const { email, cookie } = await signUp(server.port)
  const signIn = () => sendRequest(server.port, { ...routes.login, body: { email, password } })
  const perSecond = await measure(signIn)
  const faults: string[] = []
  const accepted: number[] = []
  let refused = 0
  for (let round = 0; round < rounds; round++) {
    const replies = await flood(signIn, perSecond * 10, seconds)
    for (const reply of replies) {
      if (reply === null) faults.push(`round ${round}: a connection broke`)
      else if (reply.status === 200) accepted.push(reply.milliseconds)
      else if ([429, 503].includes(reply.status) && Number(reply.headers['retry-after']) > 0) refused++
      else faults.push(`round ${round}: ${reply.status} ${reply.text}`)
    }
    const startedAt = performance.now()
    const nextSignIn = await signIn()
    const duration = performance.now() - startedAt
    if (nextSignIn.status !== 200 || duration > 10_000)
      faults.push(`round ${round}: afterwards ${nextSignIn.status} after ${duration.toFixed(0)} ms`)
    const session = await sendRequest(server.port, { ...routes.session, headers: { cookie } })
    if (session.status !== 200) faults.push(`round ${round}: the session of before answers ${session.status}`)
  }
  const p95 = quantile(accepted, 0.95)
  if (accepted.length === 0) faults.push('nobody was let in')
  if (p95 > 1_000) faults.push(`one in twenty who were let in waited ${p95.toFixed(0)} ms`)
  if (refused === 0) faults.push('nobody was refused: that was no flood')
  await server.kill('SIGTERM')
  const result = `${perSecond.toFixed(0)} sign-ins a second alone; let in ${accepted.length}, half within ${quantile(accepted, 0.5).toFixed(0)} ms, 95 % within ${p95.toFixed(0)} ms; told to come back ${refused}`
  return [{ name: 'ten times the load', runs: rounds, result, faults }]
}

/** The throughput with ten concurrent requests. Refusals do not count, because they are fast. */
async function measure(signIn: () => Promise<Reply>): Promise<number> {
  const deadline = performance.now() + 3_000
  let done = 0
  const worker = async () => {
    while (performance.now() < deadline) {
      if ((await signIn()).status === 200) done++
    }
  }
  await Promise.all(Array.from({ length: 10 }, worker))
  return done / 3
}

/** Sends requests at a fixed rate, even if earlier ones have not been answered. */
async function flood(
  signIn: () => Promise<Reply>,
  perSecond: number,
  seconds: number,
): Promise<(Reply | null)[]> {
  const pendingReplies: Promise<Reply | null>[] = []
  const startedAt = performance.now()
  for (let sent = 0; sent < perSecond * seconds;) {
    const dueCount = ((performance.now() - startedAt) / 1_000) * perSecond
    for (; sent < dueCount; sent++) pendingReplies.push(signIn().catch(() => null))
    await pause(5)
  }
  return Promise.all(pendingReplies)
}
