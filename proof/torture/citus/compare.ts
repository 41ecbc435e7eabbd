// Compares sign-ins and session checks on one PostgreSQL with those on a Citus of one, two and four workers on the same machine.
import { randomUUID } from 'node:crypto'
import { cpus } from 'node:os'
import { routes } from '@foyer/core/wire'
import { sendRequest, type RequestSpec } from '../../send-request.ts'
import { password, signUp } from '../../fuzz/person.ts'
import type { Product } from '../../product.ts'
import type { Row } from '../../report.ts'
import { startCitus } from './start-citus.ts'

const people = 20
const milliseconds = 5_000
const connections = 50

interface Rates {
  readonly checks: number
  readonly logins: number
}

/** On a single machine this shows what Citus costs, and not what it gains, because its workers share the cores. */
export async function compareWithOne(product: Product): Promise<Row[]> {
  const one = await measure(product, undefined)
  const rows: Row[] = []
  for (const count of [1, 2, 4]) {
    const citus = await startCitus(count)
    try {
      const { checks, logins } = await measure(product, citus.coordinator.url)
      const ratio = (rate: number, base: number) => `${(rate / base).toFixed(2)} × `
      rows.push({
        name: `Citus, ${count} ${count === 1 ? 'worker' : 'workers'} on the ${cpus().length} cores of this machine`,
        runs: 1,
        result: `${ratio(checks, one.checks)}the session checks and ${ratio(logins, one.logins)}the sign-ins of one PostgreSQL`,
        faults: [],
      })
    } finally {
      await citus.stop()
    }
  }
  return rows
}

async function measure(product: Product, url: string | undefined): Promise<Rates> {
  const server = await product.start(url === undefined ? {} : { DATABASE_URL: url })
  const existingPeople = await Promise.all(Array.from({ length: people }, () => signUp(server.port)))
  const pick = (index: number) => existingPeople[index % people]
  const checks = await countAnswers(server.port, (index) => ({
    ...routes.session,
    headers: { cookie: pick(index)?.cookie ?? '' },
  }))
  const logins = await countAnswers(server.port, (index) => ({
    ...routes.login,
    headers: { 'idempotency-key': randomUUID() },
    body: { email: pick(index)?.email, password },
  }))
  await server.kill('SIGTERM')
  return { checks, logins }
}

/** @returns answers per second @throws Error at the first answer that is not a success */
async function countAnswers(port: number, createRequest: (index: number) => RequestSpec): Promise<number> {
  const deadline = performance.now() + milliseconds
  let sent = 0
  const countForOne = async () => {
    while (performance.now() < deadline) {
      const { status, text } = await sendRequest(port, createRequest(sent++))
      if (status !== 200) throw new Error(`answered ${status} ${text}`)
    }
  }
  await Promise.all(Array.from({ length: connections }, countForOne))
  return (sent * 1_000) / milliseconds
}
