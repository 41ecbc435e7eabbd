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

export interface FieldPath {
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

const defaultFields: Readonly<Record<string, readonly string[]>> = {
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
const requiresAll: ReadonlySet<string> = new Set(['checkout'])

/** @param also optional fields that must be included */
export function makeBody(id: string, operation: Operation, email: string, also: Path = []): unknown {
  const schema = operation.body as Node | undefined
  if (schema === undefined) return undefined
  const [first] = also
  const names = new Set([...(schema.required ?? []), ...(defaultFields[id] ?? [])])
  if (typeof first === 'string') {
    names.add(first)
    const others = requiresAll.has(id) ? [] : (alternatives[first] ?? [])
    for (const other of others) if (!schema.required?.includes(other)) names.delete(other)
    if (first === 'code' && schema.properties?.['phone'] !== undefined) names.add('phone')
  }
  return Object.fromEntries(
    [...names].map((name) => [
      name,
      createValue(schema.properties?.[name] ?? {}, name, email, also.slice(1)),
    ]),
  )
}

export function makeParams(schema: unknown, email: string): Record<string, string> {
  const { properties = {} } = (schema ?? {}) as Node
  return Object.fromEntries(
    Object.entries(properties).map(([name, node]) => [name, String(createValue(node, name, email))]),
  )
}

function createValue(node: Node, name: string, email: string, also: Path = []): unknown {
  if (node.anyOf !== undefined) return createValue(pickVariant(node.anyOf, also), name, email, also)
  if (node.const !== undefined) return node.const
  if (node.enum !== undefined) return node.enum[0]
  const type = typeof node.type === 'string' ? node.type : node.type?.[0]
  if (type === 'object') {
    const names = new Set([...(node.required ?? []), ...also.slice(0, 1).map(String)])
    return Object.fromEntries(
      [...names].map((each) => [
        each,
        createValue(node.properties?.[each] ?? {}, each, email, also.slice(1)),
      ]),
    )
  }
  if (type === 'array') return [createValue(node.items ?? {}, name, email, also.slice(1))]
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
export function listFields(schema: unknown, path: Path = []): FieldPath[] {
  const { properties, anyOf, items } = (schema ?? {}) as Node
  const fields = [
    ...Object.entries(properties ?? {}).flatMap(([name, node]) => {
      const field = { path: [...path, name], isShared: path.length > 0 }
      return [field, ...listFields(node, field.path)]
    }),
    ...(anyOf ?? []).flatMap((node) => listFields(node, path)),
    ...(items === undefined
      ? []
      : [{ path: [...path, 0], isShared: true }, ...listFields(items, [...path, 0])]),
  ]
  return [...new Map(fields.map((field) => [field.path.join('.'), field])).values()]
}

/** Sets a field of a body, in place. */
export function setField(body: unknown, path: Path, value: unknown): void {
  const [lastStep, ...parents] = path.toReversed()
  let target = body as Record<string | number, unknown>
  for (const step of parents.toReversed()) {
    const child = target[step]
    if (typeof child !== 'object' || child === null) return
    target = child as Record<string | number, unknown>
  }
  if (lastStep !== undefined) target[lastStep] = value
}
