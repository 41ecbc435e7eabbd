// Fifty concurrent requests for something that only one may get, or that must be created only once.
import { sendRequest, type Reply } from '../../send-request.ts'
import type { Product, Server } from '../../product.ts'
import { quantile, type Row } from '../../report.ts'
import { accountRaces } from './account-races.ts'
import { codeRaces } from './code-races.ts'
import { runnerCount, type Race } from './race.ts'
import { socialRaces } from './social-races.ts'
import { voucherRaces } from './voucher-races.ts'

/** @param name only races whose names contain this; default: all */
export async function runRaces(product: Product, rounds: number, name = ''): Promise<Row[]> {
  const servers = await Promise.all([product.start(), product.start()])
  const rows: Row[] = []
  const races = [...accountRaces, ...codeRaces, ...voucherRaces, ...socialRaces]
  for (const race of races.filter((each) => each.name.includes(name))) {
    const row = await runRace(race, product, servers, rounds)
    const firstFaults = row.faults.slice(0, 5).map((fault) => `  ${fault}\n`)
    process.stderr.write(`${row.name}: ${row.result}, ${row.faults.length} faults\n${firstFaults.join('')}`)
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
  const durations: number[] = []
  for (let round = 0; round < rounds; round++) {
    const portOf = (index: number) => servers[index % servers.length]?.port ?? 0
    const raceRound = await prepare({ product, port: portOf(round), round })
    const replies = await Promise.all(
      raceRound.requests.map((spec, index) => sendRequest(portOf(index), spec)),
    )
    const successCount = replies.filter((reply) => isSuccess(reply)).length
    const expectedSuccesses = winners === 'one' ? 1 : raceRound.requests.length
    if (successCount !== expectedSuccesses)
      faults.push(`round ${round}: ${successCount} of ${replies.length} succeeded: ${describe(replies)}`)
    if (replies.some(({ status }) => status >= 500)) faults.push(`round ${round}: ${describe(replies)}`)
    const [counted] = await product.query<Record<string, string>>(raceRound.counts, [...raceRound.values])
    for (const [column, number] of Object.entries(raceRound.expected)) {
      if (Number(counted?.[column]) !== number)
        faults.push(`round ${round}: ${column} is ${counted?.[column]}, not ${number}`)
    }
    durations.push(Math.max(...replies.map(({ milliseconds }) => milliseconds)))
  }
  const result = `${winners} of ${runnerCount} each time; all answered within ${quantile(durations, 0.5).toFixed(0)} ms in the median`
  return { name: `race: ${name}`, runs: rounds, result, faults }
}

function describe(replies: readonly Reply[]): string {
  const kinds = new Map<string, number>()
  for (const { status, text } of replies) {
    const kind = status < 300 ? String(status) : `${status} ${/"code":"(\w+)"/.exec(text)?.[1] ?? ''}`
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
  }
  return [...kinds].map(([kind, count]) => `${kind} × ${count}`).join(', ')
}
