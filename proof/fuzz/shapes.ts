// Derives from a call's schema a valid body, and the fields that can be made invalid.
import type { Operation } from '@foyer/core/wire'

/** The part of JSON Schema that the contract uses. */
interface Node {
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Node[]
  readonly properties?: Readonly<Record<string, Node>>
  readonly required?: readonly string[]
  readonly items?: Node
  readonly format?: string
  readonly pattern?: string
  readonly minLength?: number
}

export type Path = readonly (string | number)[]

export interface Place {
  readonly path: Path
  /** The field is in a part that several calls share, such as the fingerprint. */
  readonly isShared: boolean
}

/** Values for fields whose schema does not fully describe a valid one. All other values are generated from the schema. */
const examples: Readonly<Record<string, unknown>> = {
  phone: '+14155550132',
  password: 'Correct1horse',
  newPassword: 'Battery2staple',
  currency: 'EUR',
  dateOfBirth: '1990-03-05',
  country: 'DE',
  zipCode: '10115',
  social: 'discord',
  pathname: '/account',
  code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  code_verifier: 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
  domainInitiatorRedirect: 'http://localhost:3000/oauth/discord',
  redirectUrl: 'http://localhost:3000/account',
  redirect_uri: 'http://localhost:3000/oauth/discord',
  token: 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
  form: 'login',
  terms: true,
}

/** For alternative fields: the one that is in a body unless the other is tested. */
const alternatives: Readonly<Record<string, readonly string[]>> = {
  email: ['phone'],
  phone: ['email', 'token'],
  code: ['token', 'password'],
  password: ['code'],
  token: ['phone', 'code'],
}

const usual: Readonly<Record<string, readonly string[]>> = {
  login: ['email'],
  register: ['email'],
  registration: ['email', 'password'],
  signInCode: ['email'],
  changeIdentifier: ['email'],
  passwordSetup: ['email'],
  proof: ['password'],
  recovery: ['email'],
  recoveryConfirm: ['token'],
  profileNew: ['code_challenge'],
  updateAccount: ['name'],
  checkout: ['email', 'name'],
}

/** The calls that require both of two fields which are alternatives elsewhere. */
const takesAll: ReadonlySet<string> = new Set(['checkout'])

/** @param also optional fields that must be included */
export function makeBody(id: string, operation: Operation, email: string, also: Path = []): unknown {
  const schema = operation.body as Node | undefined
  if (schema === undefined) return undefined
  const [first] = also
  const names = new Set([...(schema.required ?? []), ...(usual[id] ?? [])])
  if (typeof first === 'string') {
    names.add(first)
    const others = takesAll.has(id) ? [] : (alternatives[first] ?? [])
    for (const other of others) if (!schema.required?.includes(other)) names.delete(other)
    if (first === 'code' && schema.properties?.['phone'] !== undefined) names.add('phone')
  }
  return Object.fromEntries(
    [...names].map((name) => [name, make(schema.properties?.[name] ?? {}, name, email, also.slice(1))]),
  )
}

export function makeParams(schema: unknown, email: string): Record<string, string> {
  const { properties = {} } = (schema ?? {}) as Node
  return Object.fromEntries(
    Object.entries(properties).map(([name, node]) => [name, String(make(node, name, email))]),
  )
}

function make(node: Node, name: string, email: string, also: Path = []): unknown {
  if (node.anyOf !== undefined) return make(pickVariant(node.anyOf, also), name, email, also)
  if (node.const !== undefined) return node.const
  if (node.enum !== undefined) return node.enum[0]
  const type = typeof node.type === 'string' ? node.type : node.type?.[0]
  if (type === 'object') {
    const names = new Set([...(node.required ?? []), ...also.slice(0, 1).map(String)])
    return Object.fromEntries(
      [...names].map((each) => [each, make(node.properties?.[each] ?? {}, each, email, also.slice(1))]),
    )
  }
  if (type === 'array') return [make(node.items ?? {}, name, email, also.slice(1))]
  if (name === 'email') return email
  if (name in examples) return examples[name]
  if (type === 'number' || type === 'integer') return 1
  if (type === 'boolean') return true
  return node.format === 'uuid' ? '7f3a0000-0000-4000-8000-000000000000' : 'text'
}

function pickVariant(variants: readonly Node[], [name]: Path): Node {
  return (
    variants.find(({ properties }) => typeof name === 'string' && properties && name in properties) ??
    variants[0] ??
    {}
  )
}

/** All fields of a body, nested ones included. */
export function listPlaces(schema: unknown, path: Path = []): Place[] {
  const { properties, anyOf, items } = (schema ?? {}) as Node
  const inner = [
    ...Object.entries(properties ?? {}).flatMap(([name, node]) => {
      const place = { path: [...path, name], isShared: path.length > 0 }
      return [place, ...listPlaces(node, place.path)]
    }),
    ...(anyOf ?? []).flatMap((node) => listPlaces(node, path)),
    ...(items === undefined
      ? []
      : [{ path: [...path, 0], isShared: true }, ...listPlaces(items, [...path, 0])]),
  ]
  return [...new Map(inner.map((place) => [place.path.join('.'), place])).values()]
}

/** Sets a field of a body, in place. */
export function put(body: unknown, path: Path, value: unknown): void {
  const [last, ...above] = path.toReversed()
  let at = body as Record<string | number, unknown>
  for (const step of above.toReversed()) {
    const next = at[step]
    if (typeof next !== 'object' || next === null) return
    at = next as Record<string | number, unknown>
  }
  if (last !== undefined) at[last] = value
}
