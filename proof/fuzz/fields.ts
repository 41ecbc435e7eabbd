// Every call × every field × every text and value.
import { operations, type Operation } from '@foyer/core/wire'
import type { Row } from '../report.ts'
import { newEmail, signUp, type Person } from './person.ts'
import { listPlaces, makeBody, makeParams, put, type Place } from './shapes.ts'
import { each, Tally } from './tally.ts'
import { texts, values } from './texts.ts'

export interface FuzzOptions {
  readonly port: number
  /** Only every nth text is tried in each field; 1: all of them. */
  readonly stride: number
  readonly atOnce: number
}

type Attack =
  | { readonly kind: 'body'; readonly place: Place; readonly value: unknown }
  | { readonly kind: 'params' | 'query'; readonly name: string; readonly value: string }

export async function fuzzFields(options: FuzzOptions): Promise<Row[]> {
  const rows: Row[] = []
  for (const [id, operation] of Object.entries<Operation>(operations)) {
    const tally = new Tally(`${id}: fields`)
    const visitor = new Visitor(options.port, operation)
    await each(listAttacks(operation, options.stride), options.atOnce, (attack) =>
      visitor.make(id, attack, tally),
    )
    const row = tally.row()
    if (row.runs > 0) rows.push(row)
  }
  return rows
}

function* listAttacks({ body, params, query }: Operation, stride: number): Generator<Attack> {
  const chosen = texts.filter((_, index) => index % stride === 0)
  const places = listPlaces(body)
  const shared = places.filter(({ isShared }) => isShared)
  for (const place of places.filter(({ isShared }) => !isShared)) {
    for (const value of [...chosen, ...values]) yield { kind: 'body', place, value }
  }
  // Parts shared by several calls have many fields: each text is tried in one of them, each value in all.
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

/** Makes calls, signed in if they need that. */
class Visitor {
  readonly #port: number
  readonly #operation: Operation
  #person: Promise<Person> | undefined

  constructor(port: number, operation: Operation) {
    this.#port = port
    this.#operation = operation
  }

  async make(id: string, attack: Attack, tally: Tally): Promise<void> {
    const { method, path, params, query, body: schema, auth } = this.#operation
    const signedUp = (this.#person ??= signUp(this.#port))
    const person = await signedUp
    const isUsed = auth === 'user' || id === 'socialLink'
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
      this.#port,
      {
        method,
        path: search === '' ? address : `${address}?${search}`,
        ...(isUsed && { headers: { cookie: person.cookie } }),
        ...(schema !== undefined && { body: body as object }),
      },
      sent,
    )
    // A person who has changed the password or was deleted is replaced by a new one.
    const isOver =
      reply?.status === 401 || (reply?.status === 204 && JSON.stringify(body)?.includes('password'))
    if (isUsed && isOver && this.#person === signedUp) this.#person = undefined
  }
}
