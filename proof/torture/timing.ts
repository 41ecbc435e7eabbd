// Does the time of an answer say whether somebody has an account?
import { randomInt } from 'node:crypto'
import { routes } from '@foyer/core/wire'
import { askFor, type Question } from '../ask.ts'
import { newEmail, password, signUp } from '../fuzz/person.ts'
import type { Product } from '../product.ts'
import { quantile, type Row } from '../report.ts'

/** Milliseconds by which the middle answers may differ. */
const tolerance = 5

/** Standard deviations; on a busy machine the middles of one and the same thing lie 5 ms apart too. */
const chance = 3

interface Case {
  readonly name: string
  readonly status: number
  readonly ask: (account: { email: string } | { phone: string }) => Question
  readonly by: 'email' | 'phone'
  /** Told apart by their answers anyway (decision 006): looked at, and held to nothing. */
  readonly isOpen?: true
}

const wrongPassword = 'Wrong1password'

const cases: readonly Case[] = [
  {
    name: 'sign-in by e-mail',
    by: 'email',
    status: 401,
    ask: (who) => ({ ...routes.login, body: { ...who, password: wrongPassword } }),
  },
  {
    name: 'sign-in by phone',
    by: 'phone',
    status: 401,
    ask: (who) => ({ ...routes.login, body: { ...who, password: wrongPassword } }),
  },
  { name: 'recovery by e-mail', by: 'email', status: 202, ask: (who) => ({ ...routes.recovery, body: who }) },
  { name: 'recovery by phone', by: 'phone', status: 202, ask: (who) => ({ ...routes.recovery, body: who }) },
  {
    name: 'a wrong recovery code',
    by: 'phone',
    status: 400,
    ask: (who) => ({ ...routes.recoveryConfirm, body: { ...who, code: '000000', password } }),
  },
]

export async function runTiming(product: Product, pairs: number): Promise<Row[]> {
  const server = await product.start()
  const rows: Row[] = []
  for (const each of cases) {
    const row = await compare(server.port, each, pairs)
    process.stderr.write(`${row.name}: ${row.result}\n`)
    rows.push(row)
  }
  await server.kill('SIGTERM')
  return rows
}

async function compare(port: number, { name, by, status, ask: write }: Case, pairs: number): Promise<Row> {
  const known = by === 'email' ? { email: newEmail() } : { phone: newPhone() }
  if ('email' in known) await signUp(port, known.email)
  else await askFor(port, 201, { ...routes.register, body: { ...known, password } })
  const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] }
  const warmUp = 50
  for (let pair = 0; pair < pairs + warmUp; pair++) {
    const unknown = by === 'email' ? { email: newEmail() } : { phone: newPhone() }
    const order = [
      ['known', known],
      ['unknown', unknown],
    ] as const
    // Which of them goes first is tossed for: what one leaves behind would else always fall on the other.
    for (const [kind, who] of randomInt(2) === 0 ? order : order.toReversed()) {
      const { milliseconds } = await askFor(port, status, write(who))
      if (pair >= warmUp) times[kind].push(milliseconds)
    }
  }
  const [a, b] = [quantile(times.known, 0.5), quantile(times.unknown, 0.5)]
  const { share, z } = rankSum(times.known, times.unknown)
  const spread = (values: number[]) =>
    [0.05, 0.95].map((part) => quantile(values, part).toFixed(1)).join(' to ')
  const result =
    `known ${a.toFixed(2)} ms (${spread(times.known)}), unknown ${b.toFixed(2)} ms (${spread(times.unknown)}), ` +
    `apart ${Math.abs(a - b).toFixed(2)} ms; known the slower one in ${(share * 100).toFixed(1)} % (z ${z.toFixed(1)})`
  const faults =
    Math.abs(a - b) > tolerance && Math.abs(z) > chance
      ? [`the medians are ${Math.abs(a - b).toFixed(1)} ms apart`]
      : []
  return { name: `timing: ${name}`, runs: pairs * 2, result, faults }
}

function newPhone(): string {
  return `+1${String(randomInt(2_000_000_000, 9_999_999_999))}`
}

/** Mann and Whitney's test: how often one of the first is above one of the second, and how far from chance that is. */
function rankSum(first: readonly number[], second: readonly number[]): { share: number; z: number } {
  const all = [...first.map((value) => ({ value, of: 1 })), ...second.map((value) => ({ value, of: 0 }))]
  const sum = all
    .toSorted((a, b) => a.value - b.value)
    .reduce((ranks, { of }, index) => ranks + of * (index + 1), 0)
  const [n, m] = [first.length, second.length]
  const above = sum - (n * (n + 1)) / 2
  return { share: above / (n * m), z: (above - (n * m) / 2) / Math.sqrt((n * m * (n + m + 1)) / 12) }
}
