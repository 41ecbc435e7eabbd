// Fifty concurrent requests for something that only one may get, or that must be created only once.
import { ask, type Reply } from '../../ask.ts'
import type { Product, Server } from '../../product.ts'
import { quantile, type Row } from '../../report.ts'
import { accountRaces } from './account-races.ts'
import { codeRaces } from './code-races.ts'
import { runners, type Race } from './race.ts'
import { socialRaces } from './social-races.ts'
import { voucherRaces } from './voucher-races.ts'

/** @param name only races whose names contain this; default: all */
export async function runRaces(product: Product, rounds: number, name = ''): Promise<Row[]> {
  const servers = await Promise.all([product.start(), product.start()])
  const rows: Row[] = []
  const races = [...accountRaces, ...codeRaces, ...voucherRaces, ...socialRaces]
  for (const race of races.filter((each) => each.name.includes(name))) {
    const row = await runRace(race, product, servers, rounds)
    const seen = row.faults.slice(0, 5).map((fault) => `  ${fault}\n`)
    process.stderr.write(`${row.name}: ${row.result}, ${row.faults.length} faults\n${seen.join('')}`)
    rows.push(row)
  }
  await Promise.all(servers.map((server) => server.kill('SIGTERM')))
  return rows
}

async function runRace(
  { name, winners, isSuccess = ({ status }) => status < 300, prepare }: Race,
  product: Product,
  servers: readonly Server[],
  rounds: number,
): Promise<Row> {
  const faults: string[] = []
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const portOf = (index: number) => servers[index % servers.length]?.port ?? 0
    const heat = await prepare({ product, port: portOf(round), round })
    const replies = await Promise.all(heat.questions.map((question, index) => ask(portOf(index), question)))
    const won = replies.filter((reply) => isSuccess(reply)).length
    const expectedWins = winners === 'one' ? 1 : heat.questions.length
    if (won !== expectedWins)
      faults.push(`round ${round}: ${won} of ${replies.length} succeeded: ${describe(replies)}`)
    if (replies.some(({ status }) => status >= 500)) faults.push(`round ${round}: ${describe(replies)}`)
    const [counted] = await product.query<Record<string, string>>(heat.counts, [...heat.values])
    for (const [what, number] of Object.entries(heat.expected)) {
      if (Number(counted?.[what]) !== number)
        faults.push(`round ${round}: ${what} is ${counted?.[what]}, not ${number}`)
    }
    times.push(Math.max(...replies.map(({ milliseconds }) => milliseconds)))
  }
  const result = `${winners} of ${runners} each time; all answered within ${quantile(times, 0.5).toFixed(0)} ms in the median`
  return { name: `race: ${name}`, runs: rounds, result, faults }
}

function describe(replies: readonly Reply[]): string {
  const kinds = new Map<string, number>()
  for (const { status, text } of replies) {
    const kind = status < 300 ? String(status) : `${status} ${/"code":"(\w+)"/.exec(text)?.[1] ?? ''}`
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
  }
  return [...kinds].map(([kind, times]) => `${kind} × ${times}`).join(', ')
}
