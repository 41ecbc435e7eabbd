import type { FastifyRequest } from 'fastify'
import type { AnswerGroup } from '../answers.ts'
import type { Texts } from '../consent/consent.ts'
import type { Person } from '../people.ts'
import type { PlainAnswer } from '../surroundings.ts'

/** What was agreed to when a code was handed out. */
export interface Grant {
  readonly clientId: string
  readonly redirectUri: string
  readonly challenge: string | null
  readonly scopes: readonly string[]
  readonly state: string
  readonly nonce: string | null
  readonly person: Person
  /** `null` where the person has none, was not asked for it, or has kept it back. */
  readonly email: string | null
  /** The id of the answer that was chosen. */
  readonly answer: string
  /** VK: which device the code belongs to. */
  readonly deviceId: string
  /** The sandbox as the browser knows it. */
  readonly origin: string
}

/** RFC 6749, section 5.2. */
export type TokenError = 'invalid_request' | 'invalid_client' | 'invalid_grant' | 'unsupported_grant_type'

/** How one provider speaks OAuth 2. */
export interface Dialect {
  readonly id: string
  readonly title: string
  /** The document this was read from. */
  readonly source: string
  /** Every id that this client goes by; `foyer-sandbox-<id>` where there is none. */
  readonly clientIds?: readonly string[]
  readonly clientIdName?: string
  readonly scopeSeparator?: RegExp
  /** The scope without which the profile tells no e-mail address. `true`: it always does; `null`: never. */
  readonly emailScope: string | true | null
  /** What can go wrong with this provider alone. */
  readonly answers?: readonly AnswerGroup[]
  readonly authorize: {
    readonly paths: readonly string[]
    /** Without these the provider shows a page that says so. */
    readonly requiredScopes?: readonly string[]
    /** Not every provider looks at the challenge. */
    readonly pkce: 'required' | 'checked' | 'ignored'
    readonly challengeMethods?: readonly string[]
    /** What the address back says beside code and state. */
    readonly extra?: (grant: Grant) => Readonly<Record<string, string>>
    readonly denied?: Readonly<Record<string, string>>
    /** Some leave a fragment behind. */
    readonly fragment?: string
    readonly makeCode?: (random: string) => string
  }
  readonly token: {
    readonly paths: readonly string[]
    readonly methods?: readonly ('GET' | 'POST')[]
    /** How the client may prove who it is. `none`: by the verifier alone. */
    readonly clientAuth: readonly ('basic' | 'body' | 'none')[]
    /** Are fields read from the query too? */
    readonly readsQuery?: boolean
    /** @returns what is wrong with the fields for this grant */
    readonly check?: (fields: Texts, grant: Grant, request: FastifyRequest) => string | null
    readonly answer: (grant: Grant, accessToken: string) => PlainAnswer | Promise<PlainAnswer>
    readonly refuse: (error: TokenError, description: string) => PlainAnswer
  }
  readonly profile?: {
    readonly paths: readonly string[]
    readonly methods?: readonly ('GET' | 'POST')[]
    readonly readToken: (request: FastifyRequest, fields: Texts) => string | undefined
    readonly answer: (grant: Grant, fields: Texts, accessToken: string) => PlainAnswer
    readonly refuse: () => PlainAnswer
  }
}
