// Do response times reveal whether an account exists?
import { randomInt } from 'node:crypto'
import { routes } from '@foyer/core/wire'
import { askFor, cookiesOf, type Question } from '../ask.ts'
import { newEmail, password, signUp } from '../fuzz/person.ts'
import type { Product } from '../product.ts'
import { quantile, type Row } from '../report.ts'

/** In ms: the allowed difference of the medians for calls that hash a password, which itself takes much longer. */
const besideHash = 5

/** In ms: the allowed difference for other calls. Smaller differences cannot be measured over a network. */
const least = 0.3

/** In standard deviations: on a busy machine even two series of the same request differ. */
const chance = 3

interface Case {
  readonly name: string
  readonly status: number
  /** Creates the request to be timed. Requests that it makes itself are not timed. */
  readonly ask: (account: { email: string } | { phone: string }, port: number) => Question | Promise<Question>
  readonly by: 'email' | 'phone'
  /** In ms. */
  readonly tolerance: number
}

const wrongPassword = 'Wrong1password'
const newPassword = 'Correct2stable'

const cases: readonly Case[] = [
  {
    name: 'sign-in by e-mail',
    by: 'email',
    tolerance: besideHash,
    status: 401,
    ask: (who) => ({ ...routes.login, body: { ...who, password: wrongPassword } }),
  },
  {
    name: 'sign-in by phone',
    by: 'phone',
    tolerance: besideHash,
    status: 401,
    ask: (who) => ({ ...routes.login, body: { ...who, password: wrongPassword } }),
  },
  {
    name: 'recovery by e-mail',
    by: 'email',
    tolerance: least,
    status: 202,
    ask: (who) => ({ ...routes.recovery, body: who }),
  },
  {
    // The code is hashed for unknown numbers too, which takes equally long.
    name: 'recovery by phone',
    by: 'phone',
    tolerance: least,
    status: 202,
    ask: (who) => ({ ...routes.recovery, body: who }),
  },
  {
    name: 'a wrong recovery code',
    by: 'phone',
    tolerance: besideHash,
    status: 422,
    // A code only works in the browser that requested it, and is invalid after five guesses.
    async ask(who, port) {
      const cookie = cookiesOf(await askFor(port, 202, { ...routes.recovery, body: who }))
      return {
        ...routes.recoveryConfirm,
        headers: { cookie },
        body: { ...who, code: '000000', password: newPassword },
      }
    },
  },
  {
    name: 'a code to sign in by e-mail',
    by: 'email',
    tolerance: least,
    status: 202,
    ask: (who) => ({ ...routes.signInCode, body: who }),
  },
  {
    name: 'a code to sign in by phone',
    by: 'phone',
    tolerance: least,
    status: 202,
    ask: (who) => ({ ...routes.signInCode, body: who }),
  },
  {
    name: 'a wrong code to sign in',
    by: 'email',
    tolerance: least,
    status: 422,
    // Each browser has its own code, which is invalid after five guesses.
    async ask(who, port) {
      const cookie = cookiesOf(await askFor(port, 202, { ...routes.signInCode, body: who }))
      return { ...routes.signInCodeConfirm, headers: { cookie }, body: { code: 'abcdef' } }
    },
  },
  {
    name: 'a private sign-up',
    by: 'email',
    tolerance: besideHash,
    status: 202,
    ask: (who) => ({ ...routes.registration, body: { ...who, password } }),
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

async function compare(
  port: number,
  { name, by, tolerance, status, ask: write }: Case,
  pairs: number,
): Promise<Row> {
  const make = () => (by === 'email' ? { email: newEmail() } : { phone: newPhone() })
  // The same two accounts for all pairs, so that after the first pair the counts of both names exist.
  const [known, unknown] = [make(), make()]
  if ('email' in known) await signUp(port, known.email)
  else await askFor(port, 201, { ...routes.register, body: { ...known, password } })
  const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] }
  const warmUp = 50
  for (let pair = 0; pair < pairs + warmUp; pair++) {
    const order = [
      ['known', known],
      ['unknown', unknown],
    ] as const
    // In random order: otherwise the after-effects of one would always affect the other.
    for (const [kind, who] of randomInt(2) === 0 ? order : order.toReversed()) {
      const { milliseconds } = await askFor(port, status, await write(who, port))
      if (pair >= warmUp) times[kind].push(milliseconds)
    }
  }
  const [a, b] = [quantile(times.known, 0.5), quantile(times.unknown, 0.5)]
  const { share, z } = rankSum(times.known, times.unknown)
  const apart = spreadOfDifference(times.known, times.unknown)
  const spread = (values: number[]) =>
    [0.05, 0.95].map((part) => quantile(values, part).toFixed(1)).join(' to ')
  const result =
    `known ${a.toFixed(2)} ms (${spread(times.known)}), unknown ${b.toFixed(2)} ms (${spread(times.unknown)}), ` +
    `known ${(a - b).toFixed(2)} ms slower (95 %: ${apart.map((end) => end.toFixed(2)).join(' to ')}); known the slower one in ${(share * 100).toFixed(1)} % (z ${z.toFixed(1)})`
  const faults =
    Math.abs(a - b) > tolerance && Math.abs(z) > chance
      ? [`the medians are ${Math.abs(a - b).toFixed(2)} ms apart`]
      : []
  return { name: `timing: ${name}`, runs: pairs * 2, result, faults }
}

function newPhone(): string {
  return `+1${String(randomInt(2_000_000_000, 9_999_999_999))}`
}

/** The 95 % confidence interval of the difference of the medians (bootstrap). */
function spreadOfDifference(first: readonly number[], second: readonly number[]): [number, number] {
  const drawMedian = (values: readonly number[]) =>
    quantile(
      values.map(() => values[randomInt(values.length)] ?? NaN),
      0.5,
    )
  const differences = Array.from({ length: 1_000 }, () => drawMedian(first) - drawMedian(second))
  return [quantile(differences, 0.025), quantile(differences, 0.975)]
}

/** The Mann-Whitney test: how often a value of the first series is above one of the second, and how unlikely that is by chance. */
function rankSum(first: readonly number[], second: readonly number[]): { share: number; z: number } {
  const all = [...first.map((value) => ({ value, of: 1 })), ...second.map((value) => ({ value, of: 0 }))]
  const sum = all
    .toSorted((a, b) => a.value - b.value)
    .reduce((ranks, { of }, index) => ranks + of * (index + 1), 0)
  const [n, m] = [first.length, second.length]
  const above = sum - (n * (n + 1)) / 2
  return { share: above / (n * m), z: (above - (n * m) / 2) / Math.sqrt((n * m * (n + m + 1)) / 12) }
}
