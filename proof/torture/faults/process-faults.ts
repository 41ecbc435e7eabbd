// Failures of the server itself: it is killed, or its clock is wrong.
import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { routes } from '@foyer/core/wire'
import { sendRequest } from '../../send-request.ts'
import { signUp } from '../../fuzz/person.ts'
import type { Product } from '../../product.ts'
import { checkPromises, signInAll, prepareCrowd } from '../races/crowd.ts'
import { openGatedServer } from './gated-server.ts'
import { untilAnswering, type Fault, type Outcome } from '../races/repeat.ts'
import { waitFor } from '../wait-for.ts'

export const killed: Fault = {
  name: 'server killed (-9) while people sign up and in',
  measures: untilAnswering,
  async run(product) {
    const server = await product.start()
    const crowd = await prepareCrowd(server.port, 12)
    const pendingSignIns = signInAll(server.port, crowd)
    // At a random moment, from before the first request arrives until all are answered.
    await pause(randomInt(10, 400))
    await server.kill('SIGKILL')
    await pendingSignIns
    return restartServer(product, crowd)
  },
}

/** Killed after the database has committed, and before the server has sent the answers. */
export const killedAfterCommit: Fault = {
  name: 'server killed (-9) right after a commit',
  measures: untilAnswering,
  async run(product) {
    const { server, gate } = await openGatedServer(product)
    const crowd = await prepareCrowd(server.port, 12)
    const count = async () => {
      const [row] = await product.query<{ sessions: number }>(
        `select count(*)::int as sessions from sessions s join users u on u.id = s.user_id where u.email = any ($1)`,
        [crowd.map(({ email }) => email)],
      )
      return row?.sessions ?? 0
    }
    const before = await count()
    gate.slow(250)
    const pendingSignIns = signInAll(server.port, crowd)
    await waitFor('a commit', async () => ((await count()) > before ? true : undefined))
    await server.kill('SIGKILL')
    await pendingSignIns
    const acknowledgedCount = crowd.filter(({ cookie }) => cookie !== null).length
    const unknown = (await count()) - before - acknowledgedCount
    await gate.shut()
    const { faults, duration } = await restartServer(product, crowd)
    if (unknown === 0) faults.push('nobody was between the commit and the answer')
    return { faults, duration }
  },
}

/** The server takes times from the database, so a wrong clock neither ends nor extends anything. */
export const shiftedClock: Fault = {
  name: 'clock off by 5 and by 12 hours, both ways',
  measures: 'a whole visit',
  async run(product, round) {
    const hours = [-12, -5, 5, 12][round % 4] ?? 5
    const clock = new URL('../shifted-clock.mjs', import.meta.url).href
    const [wrong, right] = await Promise.all([
      product.start({ NODE_OPTIONS: `--import=${clock}`, CLOCK_HOURS: String(hours) }),
      product.start(),
    ])
    const startedAt = performance.now()
    const crowd = await prepareCrowd(right.port, 4)
    await signInAll(wrong.port, crowd)
    const faults = await checkPromises(right.port, crowd)
    const person = await signUp(right.port)
    const { status } = await sendRequest(wrong.port, {
      ...routes.session,
      headers: { cookie: person.cookie },
    })
    if (status !== 200) faults.push(`${hours} h: a session of the other process answers ${status}`)
    const duration = performance.now() - startedAt
    await Promise.all([wrong.kill('SIGTERM'), right.kill('SIGTERM')])
    return { faults, duration }
  },
}

async function restartServer(
  product: Product,
  crowd: Awaited<ReturnType<typeof prepareCrowd>>,
): Promise<Outcome> {
  const startedAt = performance.now()
  const nextServer = await product.start()
  const duration = performance.now() - startedAt
  const faults = await checkPromises(nextServer.port, crowd)
  await nextServer.kill('SIGTERM')
  return { faults, duration }
}
