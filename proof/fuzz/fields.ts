// Tests every call × every field × every text and value.
import { operations, type Operation, type OperationId } from '@foyer/core/wire'
import type { Product } from '../product.ts'
import type { Row } from '../report.ts'
import { awaitCode, giverOf } from './code-holders.ts'
import { createPerson, createProvenPerson, newEmail, type Person } from './person.ts'
import { listFields, makeBody, makeParams, setField, type FieldPath } from './shapes.ts'
import { processEach, Tally } from './tally.ts'
import { texts, values } from './texts.ts'

export interface FuzzOptions {
  readonly product: Pick<Product, 'inbox'>
  readonly port: number
  /** Only every nth text is tested in each field; 1: all of them. */
  readonly stride: number
  readonly concurrency: number
  /** Default: all calls. */
  readonly calls?: (id: OperationId) => boolean
  /** Leaves out the parts that several calls share, such as the fingerprint. */
  readonly isShort?: boolean
  /** Appended to the name of each call. */
  readonly mode?: string
}

type Attack =
  | { readonly kind: 'body'; readonly field: FieldPath; readonly value: unknown }
  | { readonly kind: 'params' | 'query'; readonly name: string; readonly value: string }

export async function fuzzFields(options: FuzzOptions): Promise<Row[]> {
  const { concurrency, calls = () => true, mode } = options
  const rows: Row[] = []
  for (const [id, operation] of Object.entries(operations) as [OperationId, Operation][]) {
    if (!calls(id)) continue
    const checksTimes = mode === undefined
    const tally = new Tally(`${id}: fields${checksTimes ? '' : ` (${mode})`}`, checksTimes)
    const visitor = new Visitor(options, id, operation)
    await processEach(listAttacks(operation, options), concurrency, (attack) => visitor.attack(attack, tally))
    const row = tally.toRow()
    if (row.runs + row.faults.length > 0) rows.push(row)
  }
  return rows
}

function* listAttacks(
  { body, params, query }: Operation,
  { stride, isShort = false }: FuzzOptions,
): Generator<Attack> {
  const sampledTexts = texts.filter((_, index) => index % stride === 0)
  const fields = listFields(body)
  const sharedFields = isShort ? [] : fields.filter(({ isShared }) => isShared)
  for (const field of fields.filter(({ isShared }) => !isShared)) {
    for (const value of [...sampledTexts, ...values]) yield { kind: 'body', field, value }
  }
  // Parts that several calls share have many fields, so each text is tested in only one of them, but each value in all.
  for (const [index, value] of sharedFields.length === 0 ? [] : sampledTexts.entries()) {
    const field = sharedFields[index % sharedFields.length]
    if (field !== undefined) yield { kind: 'body', field, value }
  }
  for (const field of sharedFields) for (const value of values) yield { kind: 'body', field, value }
  for (const [kind, schema] of [
    ['params', params],
    ['query', query],
  ] as const) {
    for (const name of Object.keys(makeParams(schema, ''))) {
      for (const value of sampledTexts.filter((text) => text.length < 4_000 && !/\p{Surrogate}/u.test(text)))
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

  async attack(attack: Attack, tally: Tally): Promise<void> {
    const id = this.#id
    const { method, path, params, query, body: schema, auth } = this.#operation
    if (giverOf(id) !== undefined && ++this.#uses > guesses) {
      this.#person = undefined
      this.#uses = 1
    }
    const pendingPerson = (this.#person ??= this.#createPerson())
    const person = await pendingPerson
    const needsPerson =
      auth === 'session' || auth === 'recent' || id === 'socialLink' || giverOf(id) !== undefined
    const email = id === 'login' ? person.email : newEmail()
    const body = makeBody(id, this.#operation, email, attack.kind === 'body' ? attack.field.path : [])
    if (attack.kind === 'body') setField(body, attack.field.path, attack.value)
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
    const reply = await tally.send(
      this.#options.port,
      {
        method,
        path: search === '' ? address : `${address}?${search}`,
        ...(needsPerson && { headers: { cookie: person.cookie } }),
        ...(schema !== undefined && { body: body as object }),
      },
      sent,
    )
    // A new person replaces one who has changed the password, was deleted, or whose proof is too old.
    const isPersonUsedUp =
      reply?.status === 401 ||
      reply?.text.includes('"proof_needed"') ||
      (reply?.status === 204 && JSON.stringify(body)?.includes('password'))
    if (needsPerson && isPersonUsedUp && this.#person === pendingPerson) this.#person = undefined
  }

  async #createPerson(): Promise<Person> {
    const { product, port } = this.#options
    const holderKind = giverOf(this.#id)
    // Calls that prove an address need a person who has not proven one yet.
    const isUnproven = holderKind === 'unproven' || this.#id === 'verification'
    if (holderKind === 'nobody') return awaitCode(port, this.#id, null)
    const person = await (isUnproven ? createPerson : createProvenPerson)(product, port)
    return holderKind === undefined ? person : awaitCode(port, this.#id, person)
  }
}
