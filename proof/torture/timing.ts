// Do response times reveal whether an account exists?
import { randomInt } from 'node:crypto'
import { routes } from '@foyer/core/wire'
import { sendExpecting, cookiesOf, type RequestSpec } from '../send-request.ts'
import { newEmail, password, signUp } from '../fuzz/person.ts'
import type { Product } from '../product.ts'
import { quantile, type Row } from '../report.ts'

/** In ms: the allowed difference of the medians for calls that hash a password, which itself takes much longer. */
const besideHash = 5

/** In ms: the allowed difference for other calls. Smaller differences cannot be measured over a network. */
const minShare = 0.3

/** In standard deviations: on a busy machine even two series of the same request differ. */
const chance = 3

interface TimingCase {
  readonly name: string
  readonly status: number
  /** Creates the request to be timed. Requests that it makes itself are not timed. */
  readonly createRequest: (
    account: { email: string } | { phone: string },
    port: number,
  ) => RequestSpec | Promise<RequestSpec>
  readonly identifierKind: 'email' | 'phone'
  /** In ms. */
  readonly tolerance: number
}

const wrongPassword = 'Wrong1password'
const newPassword = 'Correct2stable'

const cases: readonly TimingCase[] = [
  {
    name: 'sign-in by e-mail',
    identifierKind: 'email',
    tolerance: besideHash,
    status: 401,
    createRequest: (account) => ({ ...routes.login, body: { ...account, password: wrongPassword } }),
  },
  {
    name: 'sign-in by phone',
    identifierKind: 'phone',
    tolerance: besideHash,
    status: 401,
    createRequest: (account) => ({ ...routes.login, body: { ...account, password: wrongPassword } }),
  },
  {
    name: 'recovery by e-mail',
    identifierKind: 'email',
    tolerance: minShare,
    status: 202,
    createRequest: (account) => ({ ...routes.recovery, body: account }),
  },
  {
    name: 'recovery by phone',
    identifierKind: 'phone',
    tolerance: minShare,
    status: 202,
    createRequest: (account) => ({ ...routes.recovery, body: account }),
  },
  {
    name: 'a wrong code of a recovery',
    identifierKind: 'phone',
    tolerance: minShare,
    status: 422,
    // A code only works in the browser that requested it, and is invalid after five guesses.
    async createRequest(account, port) {
      const cookie = cookiesOf(await sendExpecting(port, 202, { ...routes.recovery, body: account }))
      return {
        ...routes.recoveryConfirm,
        headers: { cookie },
        body: { ...account, code: '000000', password: newPassword },
      }
    },
  },
  {
    name: 'a code to sign in by e-mail',
    identifierKind: 'email',
    tolerance: minShare,
    status: 202,
    createRequest: (account) => ({ ...routes.signInCode, body: account }),
  },
  {
    name: 'a code to sign in by phone',
    identifierKind: 'phone',
    tolerance: minShare,
    status: 202,
    createRequest: (account) => ({ ...routes.signInCode, body: account }),
  },
  {
    name: 'a wrong code to sign in',
    identifierKind: 'email',
    tolerance: minShare,
    status: 422,
    // Each browser has its own code, which is invalid after five guesses.
    async createRequest(account, port) {
      const cookie = cookiesOf(await sendExpecting(port, 202, { ...routes.signInCode, body: account }))
      return { ...routes.signInCodeConfirm, headers: { cookie }, body: { code: 'abcdef' } }
    },
  },
  {
    name: 'a private sign-up',
    identifierKind: 'email',
    tolerance: besideHash,
    status: 202,
    createRequest: (account) => ({ ...routes.registration, body: { ...account, password } }),
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
  { name, identifierKind, tolerance, status, createRequest: write }: TimingCase,
  pairs: number,
): Promise<Row> {
  const createIdentifier = () => (identifierKind === 'email' ? { email: newEmail() } : { phone: newPhone() })
  // The same two accounts for all pairs, so that after the first pair the counts of both names exist.
  const [known, unknown] = [createIdentifier(), createIdentifier()]
  if ('email' in known) await signUp(port, known.email)
  else await sendExpecting(port, 201, { ...routes.register, body: { ...known, password } })
  const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] }
  const warmUp = 50
  for (let pair = 0; pair < pairs + warmUp; pair++) {
    const order = [
      ['known', known],
      ['unknown', unknown],
    ] as const
    // In random order: otherwise the after-effects of one would always affect the other.
    for (const [kind, account] of randomInt(2) === 0 ? order : order.toReversed()) {
      const { milliseconds } = await sendExpecting(port, status, await write(account, port))
      if (pair >= warmUp) times[kind].push(milliseconds)
    }
  }
  const [a, b] = [quantile(times.known, 0.5), quantile(times.unknown, 0.5)]
  const { share, z } = rankSum(times.known, times.unknown)
  const confidenceInterval = confidenceOfDifference(times.known, times.unknown)
  const formatRange = (values: number[]) =>
    [0.05, 0.95].map((part) => quantile(values, part).toFixed(1)).join(' to ')
  const result =
    `known ${a.toFixed(2)} ms (${formatRange(times.known)}), unknown ${b.toFixed(2)} ms (${formatRange(times.unknown)}), ` +
    `known ${(a - b).toFixed(2)} ms slower (95 %: ${confidenceInterval.map((bound) => bound.toFixed(2)).join(' to ')}); known the slower one in ${(share * 100).toFixed(1)} % (z ${z.toFixed(1)})`
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
function confidenceOfDifference(first: readonly number[], second: readonly number[]): [number, number] {
  const resampleMedian = (values: readonly number[]) =>
    quantile(
      values.map(() => values[randomInt(values.length)] ?? NaN),
      0.5,
    )
  const differences = Array.from({ length: 1_000 }, () => resampleMedian(first) - resampleMedian(second))
  return [quantile(differences, 0.025), quantile(differences, 0.975)]
}

/** The Mann-Whitney test: how often a value of the first series is above one of the second, and how unlikely that is by chance. */
function rankSum(first: readonly number[], second: readonly number[]): { share: number; z: number } {
  const ranked = [...first.map((value) => ({ value, of: 1 })), ...second.map((value) => ({ value, of: 0 }))]
  const sum = ranked
    .toSorted((a, b) => a.value - b.value)
    .reduce((ranks, { of: weight }, index) => ranks + weight * (index + 1), 0)
  const [n, m] = [first.length, second.length]
  const pairsAbove = sum - (n * (n + 1)) / 2
  return {
    share: pairsAbove / (n * m),
    z: (pairsAbove - (n * m) / 2) / Math.sqrt((n * m * (n + m + 1)) / 12),
  }
}
