// Bodies that are not JSON, or JSON that programs parse differently; and content types.
import { maxBodyBytes, operations, type Operation } from '@foyer/core/wire'
import type { RequestSpec, Reply } from '../send-request.ts'
import type { Product } from '../product.ts'
import type { Row } from '../report.ts'
import { createProvenPerson, newEmail, type Person } from './person.ts'
import { makeBody, makeParams } from './shapes.ts'
import { Tally } from './tally.ts'

type Body = string | Buffer

/** Each derives a body from the JSON of a valid one. */
const bodies: Readonly<Record<string, (json: string) => Body>> = {
  nothing: () => '',
  'a blank': () => ' ',
  'cut short': (json) => json.slice(0, -1),
  'with something behind it': (json) => `${json}x`,
  twice: (json) => json + json,
  'a list around it': (json) => `[${json}]`,
  'a text around it': (json) => JSON.stringify(json),
  null: () => 'null',
  'a number': () => '-1e999',
  NaN: () => 'NaN',
  'in single quotes': (json) => json.replaceAll('"', "'"),
  'with a comment': (json) => `/* */${json}`,
  'with a comma too many': (json) => json.replace(/\}$/, ',}'),
  'with a byte order mark': (json) => `\uFEFF${json}`,
  'in UTF-16': (json) => Buffer.from(json, 'utf16le'),
  'with broken UTF-8 in a text': (json) => splice(json, Buffer.from([0xc3, 0x28])),
  'with an overlong slash': (json) => splice(json, Buffer.from([0xc0, 0xaf])),
  'with a surrogate in UTF-8': (json) => splice(json, Buffer.from([0xed, 0xa0, 0x80])),
  'with a raw NUL': (json) => splice(json, Buffer.from([0])),
  'with a raw line feed in a text': (json) => splice(json, Buffer.from('\n')),
  'with an escaped NUL': (json) => splice(json, Buffer.from(String.raw`\u0000`)),
  'with half a pair': (json) => splice(json, Buffer.from(String.raw`\ud800`)),
  'with a wrong escape': (json) => splice(json, Buffer.from(String.raw`\x00`)),
  'with each key twice': (json) => json.replace(/^\{(.*)\}$/s, '{$1,$1}'),
  'with __proto__': (json) => add(json, '"__proto__":{"isAdmin":true}'),
  'with __proto__ within': (json) => add(json, '"fingerprint":{"__proto__":{"isAdmin":true}}'),
  'with an escaped __proto__': (json) => add(json, String.raw`"\u005f_proto__":{"isAdmin":true}`),
  'with constructor.prototype': (json) => add(json, '"constructor":{"prototype":{"isAdmin":true}}'),
  'with a field nobody knows': (json) => add(json, '"isAdmin":true'),
  'with a key of markup': (json) => add(json, '"<img src=x onerror=alert(1)>":1'),
  'with a key of 40,000 letters': (json) => add(json, `"${'k'.repeat(40_000)}":1`),
  'with 5,000 fields': (json) =>
    add(json, Array.from({ length: 5_000 }, (_, index) => `"k${index}":0`).join()),
  'with a number of 10,000 digits': (json) => add(json, `"n":${'9'.repeat(10_000)}`),
  '20,000 deep in lists': () => '['.repeat(20_000) + ']'.repeat(20_000),
  '9,000 deep in objects': () => '{"a":'.repeat(9_000) + '1' + '}'.repeat(9_000),
  'one byte too long': (json) => json + ' '.repeat(maxBodyBytes + 1 - Buffer.byteLength(json)),
  'a form': () => 'email=a%40b.test&password=x',
  'XML that opens a file': () => '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
}

const contentTypes = [
  'application/json; charset=utf-7',
  'application/json; charset=utf-16',
  'application/json;;;=',
  'application/json, text/plain',
  'APPLICATION/JSON',
  'application/vnd.api+json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'text/plain',
  'text/html',
  'application/xml',
  'application/octet-stream',
  '*/*',
  '',
  '/',
  `application/json; a=${'b'.repeat(8_000)}`,
]

const headers: readonly Readonly<Record<string, string>>[] = [
  ...contentTypes.map((type) => ({ 'content-type': type })),
  ...['gzip', 'br', 'deflate', 'identity', 'zstd', 'x'].map((coding) => ({ 'content-encoding': coding })),
]

export async function fuzzBodies(product: Product, port: number): Promise<Row[]> {
  const tally = new Tally('every call: bodies and their headers')
  const caller = new Caller(product, port, tally)
  for (const [id, operation] of Object.entries<Operation>(operations)) {
    const { method, path, params, body, auth } = operation
    const isSignedIn = auth === 'session' || auth === 'recent'
    const values = makeParams(params, '')
    const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
    const json = () => JSON.stringify(makeBody(id, operation, newEmail()) ?? { a: 'b' })
    if (method !== 'POST') {
      await caller.send({ method, path: address, body: '{"a":1}' }, 'a body where none belongs', isSignedIn)
      continue
    }
    for (const [name, change] of Object.entries(bodies)) {
      const sent = json()
      const changed = change(sent)
      const reply = await caller.send({ method, path: address, body: changed }, name, isSignedIn)
      const isAccepted = reply !== null && reply.status < 300 && body !== undefined
      if (isAccepted && shouldBeRefused.test(name) && !isSameJson(changed, sent))
        tally.fault(`${id} took a body ${name}`)
    }
    for (const header of headers) {
      const spec = { method, path: address, headers: header, body: json() }
      await caller.send(spec, JSON.stringify(header), isSignedIn)
    }
  }
  return [tally.toRow()]
}

/** Makes calls, signed in if the server does not read the body otherwise. */
class Caller {
  readonly #product: Product
  readonly #port: number
  readonly #tally: Tally
  #person: Person | undefined

  constructor(product: Product, port: number, tally: Tally) {
    this.#product = product
    this.#port = port
    this.#tally = tally
  }

  async send(spec: RequestSpec, sent: string, isSignedIn: boolean): Promise<Reply | null> {
    if (!isSignedIn) return this.#tally.send(this.#port, spec, sent)
    const reply = await this.#sendAs((this.#person ??= await this.#createPerson()), spec, sent)
    // 401: an earlier call has ended the session or deleted the account.
    if (reply?.status !== 401) return reply
    return this.#sendAs((this.#person = await this.#createPerson()), spec, sent)
  }

  #createPerson(): Promise<Person> {
    return createProvenPerson(this.#product, this.#port)
  }

  #sendAs({ cookie }: Person, spec: RequestSpec, sent: string): Promise<Reply | null> {
    const headers = { ...spec.headers, cookie }
    return this.#tally.send(this.#port, { ...spec, headers }, sent)
  }
}

const shouldBeRefused =
  /^(nothing|a blank|cut|with something|twice|a list|a text|null|a number|NaN|in |with a comment|with a comma|with an escaped|with half|with a wrong|with a raw|with __proto__|with constructor|with a field|with a key|with 5,000|\d|one byte|a form|XML)/

/** Is the JSON unchanged? Some changes need a text, and `{}` has none. */
function isSameJson(changed: Body, json: string): boolean {
  try {
    return JSON.stringify(JSON.parse(changed.toString())) === JSON.stringify(JSON.parse(json))
  } catch {
    return false
  }
}

/** Inserts bytes into the first text of a JSON body. */
function splice(json: string, bytes: Buffer): Buffer {
  const offset = json.indexOf('":"') + 3
  return Buffer.concat([Buffer.from(json.slice(0, offset)), bytes, Buffer.from(json.slice(offset))])
}

function add(json: string, member: string): string {
  return json === '{}' ? `{${member}}` : json.replace(/\}$/, `,${member}}`)
}
