// Judges and counts all answers.
import { sendRequest, type RequestSpec, type Reply } from '../send-request.ts'
import { quantile, type Row } from '../report.ts'
import { checkReply } from './check-reply.ts'

/** In ms: the maximum median of a call's response times. */
const maxMedian = 50

export class Tally {
  readonly #name: string
  readonly #times: number[] = []
  readonly #statuses = new Map<number, number>()
  readonly #faults = new Map<string, number>()
  readonly #checksTimes: boolean

  constructor(name: string, checksTimes = true) {
    this.#name = name
    this.#checksTimes = checksTimes
  }

  /** @param sent the malicious part of the input */
  async send(port: number, question: RequestSpec, sent: string): Promise<Reply | null> {
    try {
      const reply = await sendRequest(port, question)
      this.count(reply, sent)
      return reply
    } catch (error) {
      this.fault(`the connection broke (${String(error)}) at ${JSON.stringify(sent).slice(0, 80)}`)
      return null
    }
  }

  /** @param hasBody false for an answer to HEAD, which has headers about a body but no body */
  count(reply: Reply, sent: string, hasBody = true): void {
    this.#times.push(reply.milliseconds)
    this.#statuses.set(reply.status, (this.#statuses.get(reply.status) ?? 0) + 1)
    const problem = checkReply(reply, sent, hasBody)
    if (problem !== null) this.fault(`${problem}, for ${JSON.stringify(sent).slice(0, 80)}`)
  }

  fault(text: string): void {
    this.#faults.set(text, (this.#faults.get(text) ?? 0) + 1)
  }

  toRow(): Row {
    const median = quantile(this.#times, 0.5)
    const statuses = [...this.#statuses].toSorted(([a], [b]) => a - b)
    const slow =
      this.#checksTimes && median > maxMedian ? [`half of the answers took ${median.toFixed(0)} ms`] : []
    return {
      name: this.#name,
      runs: this.#times.length,
      result: `${statuses.map(([status, count]) => `${status} × ${count}`).join(', ')}; median ${median.toFixed(1)} ms, 99 % ${quantile(this.#times, 0.99).toFixed(0)} ms`,
      faults: [...this.#faults]
        .map(([text, count]) => (count > 1 ? `${text} (${count} times)` : text))
        .concat(slow),
    }
  }
}

/** Processes a list, a limited number at a time. */
export async function processEach<Item>(
  items: Iterable<Item>,
  concurrency: number,
  handle: (item: Item) => Promise<void>,
): Promise<void> {
  const remaining = items[Symbol.iterator]()
  const worker = async () => {
    for (let next = remaining.next(); next.done !== true; next = remaining.next()) await handle(next.value)
  }
  await Promise.all(Array.from({ length: concurrency }, worker))
}
