// Tests every call × every field × every text and value.
import { operations, type Operation, type OperationId } from '@foyer/core/wire'
import type { Product } from '../product.ts'
import type { Row } from '../report.ts'
import { awaitCode, giverOf } from './code-holders.ts'
import { enter, enterProven, newEmail, type Person } from './person.ts'
import { listPlaces, makeBody, makeParams, put, type Place } from './shapes.ts'
import { each, Tally } from './tally.ts'
import { texts, values } from './texts.ts'

export interface FuzzOptions {
  readonly product: Pick<Product, 'inbox'>
  readonly port: number
  /** Only every nth text is tested in each field; 1: all of them. */
  readonly stride: number
  readonly atOnce: number
  /** Default: all calls. */
  readonly calls?: (id: OperationId) => boolean
  /** Leaves out the parts that several calls share, such as the fingerprint. */
  readonly isShort?: boolean
  /** Appended to the name of each call. */
  readonly mode?: string
}

type Attack =
  | { readonly kind: 'body'; readonly place: Place; readonly value: unknown }
  | { readonly kind: 'params' | 'query'; readonly name: string; readonly value: string }

export async function fuzzFields(options: FuzzOptions): Promise<Row[]> {
  const { atOnce, calls = () => true, mode } = options
  const rows: Row[] = []
  for (const [id, operation] of Object.entries(operations) as [OperationId, Operation][]) {
    if (!calls(id)) continue
    const isTimed = mode === undefined
    const tally = new Tally(`${id}: fields${isTimed ? '' : ` (${mode})`}`, isTimed)
    const visitor = new Visitor(options, id, operation)
    await each(listAttacks(operation, options), atOnce, (attack) => visitor.make(attack, tally))
    const row = tally.row()
    if (row.runs + row.faults.length > 0) rows.push(row)
  }
  return rows
}

function* listAttacks(
  { body, params, query }: Operation,
  { stride, isShort = false }: FuzzOptions,
): Generator<Attack> {
  const chosen = texts.filter((_, index) => index % stride === 0)
  const places = listPlaces(body)
  const shared = isShort ? [] : places.filter(({ isShared }) => isShared)
  for (const place of places.filter(({ isShared }) => !isShared)) {
    for (const value of [...chosen, ...values]) yield { kind: 'body', place, value }
  }
  // Parts that several calls share have many fields, so each text is tested in only one of them, but each value in all.
  for (const [index, value] of shared.length === 0 ? [] : chosen.entries()) {
    const place = shared[index % shared.length]
    if (place !== undefined) yield { kind: 'body', place, value }
  }
  for (const place of shared) for (const value of values) yield { kind: 'body', place, value }
  for (const [kind, schema] of [
    ['params', params],
    ['query', query],
  ] as const) {
    for (const name of Object.keys(makeParams(schema, ''))) {
      for (const value of chosen.filter((text) => text.length < 4_000 && !/\p{Surrogate}/u.test(text)))
        yield { kind, name, value }
    }
  }
}

/** The number of guesses at one code, not counting the last one, which ends it. */
const guesses = 4

/** Makes calls: signed in and proven if they require it, and with a code to compare. */
class Visitor {
  readonly #options: FuzzOptions
  readonly #id: OperationId
  readonly #operation: Operation
  #person: Promise<Person> | undefined
  #uses = 0

  constructor(options: FuzzOptions, id: OperationId, operation: Operation) {
    this.#options = options
    this.#id = id
    this.#operation = operation
  }

  async make(attack: Attack, tally: Tally): Promise<void> {
    const id = this.#id
    const { method, path, params, query, body: schema, auth } = this.#operation
    if (giverOf(id) !== undefined && ++this.#uses > guesses) {
      this.#person = undefined
      this.#uses = 1
    }
    const entered = (this.#person ??= this.#enter())
    const person = await entered
    const isUsed = auth === 'session' || auth === 'recent' || id === 'socialLink' || giverOf(id) !== undefined
    const email = id === 'login' ? person.email : newEmail()
    const body = makeBody(id, this.#operation, email, attack.kind === 'body' ? attack.place.path : [])
    if (attack.kind === 'body') put(body, attack.place.path, attack.value)
    const inPath = {
      ...makeParams(params, email),
      ...(attack.kind === 'params' && { [attack.name]: attack.value }),
    }
    const inQuery = {
      ...makeParams(query, email),
      ...(attack.kind === 'query' && { [attack.name]: attack.value }),
    }
    const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(inPath[name] ?? ''))
    const search = new URLSearchParams(inQuery).toString()
    const sent = typeof attack.value === 'string' ? attack.value : (JSON.stringify(attack.value) ?? '')
    const reply = await tally.ask(
      this.#options.port,
      {
        method,
        path: search === '' ? address : `${address}?${search}`,
        ...(isUsed && { headers: { cookie: person.cookie } }),
        ...(schema !== undefined && { body: body as object }),
      },
      sent,
    )
    // A new person replaces one who has changed the password, was deleted, or whose proof is too old.
    const isOver =
      reply?.status === 401 ||
      reply?.text.includes('"proof_needed"') ||
      (reply?.status === 204 && JSON.stringify(body)?.includes('password'))
    if (isUsed && isOver && this.#person === entered) this.#person = undefined
  }

  async #enter(): Promise<Person> {
    const { product, port } = this.#options
    const giver = giverOf(this.#id)
    // Calls that prove an address need a person who has not proven one yet.
    const isUnproven = giver === 'unproven' || this.#id === 'verification'
    if (giver === 'nobody') return awaitCode(port, this.#id, null)
    const person = await (isUnproven ? enter : enterProven)(product, port)
    return giver === undefined ? person : awaitCode(port, this.#id, person)
  }
}
