import type { FastifyRequest } from 'fastify'
import type { AnswerGroup } from '../answers.ts'
import type { Texts } from '../consent/consent.ts'
import type { Person } from '../people.ts'
import type { PlainAnswer } from '../fake-context.ts'

/** The authorization that a code stands for. */
export interface Grant {
  readonly clientId: string
  readonly redirectUri: string
  readonly challenge: string | null
  readonly scopes: readonly string[]
  readonly state: string
  readonly nonce: string | null
  readonly person: Person
  /** `null` if the person has none, or it was not requested or not granted. */
  readonly email: string | null
  /** The id of the chosen answer. */
  readonly answer: string
  /** VK: the device that the code belongs to. */
  readonly deviceId: string
  /** The sandbox's origin, as the browser sees it. */
  readonly origin: string
}

/** RFC 6749, section 5.2. */
export type TokenError = 'invalid_request' | 'invalid_client' | 'invalid_grant' | 'unsupported_grant_type'

/** How one provider implements OAuth 2. */
export interface Dialect {
  readonly id: string
  readonly title: string
  /** The documentation that it follows. */
  readonly source: string
  /** All of this client's ids; `foyer-sandbox-<id>` by default. */
  readonly clientIds?: readonly string[]
  readonly clientIdName?: string
  readonly scopeSeparator?: RegExp
  /** The scope that the profile needs to contain an e-mail address. `true`: it always does; `null`: never. */
  readonly emailScope: string | true | null
  /** Faults that only this provider can have. */
  readonly answers?: readonly AnswerGroup[]
  readonly authorize: {
    readonly paths: readonly string[]
    /** If these are missing, the provider shows an error page. */
    readonly requiredScopes?: readonly string[]
    /** Whether the provider verifies the code challenge. */
    readonly pkce: 'required' | 'checked' | 'ignored'
    readonly challengeMethods?: readonly string[]
    /** Additional parameters of the redirect, besides code and state. */
    readonly extraParameters?: (grant: Grant) => Readonly<Record<string, string>>
    readonly deniedParameters?: Readonly<Record<string, string>>
    /** A fragment that the provider appends to the redirect. */
    readonly fragment?: string
    readonly createCode?: (random: string) => string
  }
  readonly token: {
    readonly paths: readonly string[]
    readonly methods?: readonly ('GET' | 'POST')[]
    /** How the client may authenticate. `none`: a public client, with the code verifier only. */
    readonly clientAuth: readonly ('basic' | 'body' | 'none')[]
    /** Does it also read parameters from the query? */
    readonly readsQuery?: boolean
    /** @returns the error in these parameters for the grant */
    readonly check?: (fields: Texts, grant: Grant, request: FastifyRequest) => string | null
    readonly answer: (grant: Grant, accessToken: string) => PlainAnswer | Promise<PlainAnswer>
    readonly createError: (error: TokenError, description: string) => PlainAnswer
  }
  readonly profile?: {
    readonly paths: readonly string[]
    readonly methods?: readonly ('GET' | 'POST')[]
    readonly readToken: (request: FastifyRequest, fields: Texts) => string | undefined
    readonly answer: (grant: Grant, fields: Texts, accessToken: string) => PlainAnswer
    readonly createError: () => PlainAnswer
  }
}
