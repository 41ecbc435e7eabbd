// Judges and counts all answers.
import { ask, type Question, type Reply } from '../ask.ts'
import { quantile, type Row } from '../report.ts'
import { judge } from './judge.ts'

/** In ms: the maximum median of a call's response times. */
const patience = 50

export class Tally {
  readonly #name: string
  readonly #times: number[] = []
  readonly #statuses = new Map<number, number>()
  readonly #faults = new Map<string, number>()
  readonly #isTimed: boolean

  constructor(name: string, isTimed = true) {
    this.#name = name
    this.#isTimed = isTimed
  }

  /** @param sent the malicious part of the input */
  async ask(port: number, question: Question, sent: string): Promise<Reply | null> {
    try {
      const reply = await ask(port, question)
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
    const wrong = judge(reply, sent, hasBody)
    if (wrong !== null) this.fault(`${wrong}, for ${JSON.stringify(sent).slice(0, 80)}`)
  }

  fault(text: string): void {
    this.#faults.set(text, (this.#faults.get(text) ?? 0) + 1)
  }

  row(): Row {
    const median = quantile(this.#times, 0.5)
    const statuses = [...this.#statuses].toSorted(([a], [b]) => a - b)
    const slow =
      this.#isTimed && median > patience ? [`half of the answers took ${median.toFixed(0)} ms`] : []
    return {
      name: this.#name,
      runs: this.#times.length,
      result: `${statuses.map(([status, times]) => `${status} × ${times}`).join(', ')}; median ${median.toFixed(1)} ms, 99 % ${quantile(this.#times, 0.99).toFixed(0)} ms`,
      faults: [...this.#faults]
        .map(([text, times]) => (times > 1 ? `${text} (${times} times)` : text))
        .concat(slow),
    }
  }
}

/** Processes a list, a limited number at a time. */
export async function each<Item>(
  items: Iterable<Item>,
  atOnce: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const left = items[Symbol.iterator]()
  const worker = async () => {
    for (let next = left.next(); next.done !== true; next = left.next()) await work(next.value)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}
