import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { codeAnswers, profileAnswers, returnAnswers, serverAnswers, type AnswerGroup } from '../answers.ts'
import { handleConsent, sendRefusal, toText, type Choice, type Texts } from '../consent/consent.ts'
import { clientIdOf } from '../credentials.ts'
import { forgeState } from '../forge-state.ts'
import { isRedirectTarget, readOrigin } from '../redirect-target.ts'
import type { Tickets } from '../../tickets.ts'
import type { Dialect, Grant } from './dialect.ts'

/** In ms. Codes of real providers are valid for 30 seconds to an hour. */
const codeLifetime = 60_000

/** Validates the request like the provider, shows the consent page, and redirects back with a code. */
export async function authorize(
  dialect: Dialect,
  codes: Tickets<Grant>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const fields = toText(request.query)
  const origin = readOrigin(request.host)
  const fault = origin ? findFault(dialect, fields) : 'The sandbox answers on this machine alone.'
  if (fault || !origin) return sendRefusal(reply, dialect.title, fault ?? '')
  return handleConsent(request, reply, {
    provider: dialect.title,
    returnTo: fields['redirect_uri'] ?? '',
    groups: listAnswers(dialect),
    decide: (choice) => createRedirect(dialect, codes, fields, choice, origin),
  })
}

function listAnswers({ profile, emailScope, answers = [] }: Dialect): readonly AnswerGroup[] {
  const fromProfile = profileAnswers.answers.filter(({ id }) =>
    id === 'no-email' ? emailScope !== null : profile !== undefined,
  )
  return [
    returnAnswers,
    codeAnswers,
    serverAnswers,
    ...(fromProfile.length > 0 ? [{ ...profileAnswers, answers: fromProfile }] : []),
    ...answers,
  ]
}

/** @returns the error that the provider's own page would show */
function findFault({ id, authorize, ...dialect }: Dialect, fields: Texts): string | null {
  const idName = dialect.clientIdName ?? 'client_id'
  const clientIds = dialect.clientIds ?? [clientIdOf(id)]
  if (!clientIds.includes(fields[idName] ?? '')) return `${idName} is not "${clientIds.join('" or "')}".`
  if (!isRedirectTarget(fields['redirect_uri'] ?? '', id))
    return `redirect_uri is not http://localhost:<port>/oauth/${id}, nor another of Foyer's on this machine.`
  if (fields['response_type'] !== 'code') return 'response_type is not "code".'
  const scopes = readScopes(dialect, fields)
  const missing = authorize.requiredScopes?.find((scope) => !scopes.includes(scope))
  if (missing) return `scope has no "${missing}".`
  return authorize.pkce === 'ignored' ? null : findChallengeFault(authorize, fields)
}

function findChallengeFault(
  { pkce, challengeMethods = ['S256'] }: Dialect['authorize'],
  { code_challenge: challenge, code_challenge_method: method }: Texts,
): string | null {
  if (challenge === undefined) return pkce === 'required' ? 'code_challenge is missing.' : null
  if (!/^[\w-]{43}$/.test(challenge)) return 'code_challenge is not a SHA-256 in base64url.'
  return challengeMethods.includes(method ?? '') ? null : 'code_challenge_method is not "S256".'
}

function readScopes({ scopeSeparator = /[\s,]+/ }: Pick<Dialect, 'scopeSeparator'>, fields: Texts): string[] {
  return (fields['scope'] ?? '').split(scopeSeparator).filter(Boolean)
}

function createRedirect(
  { authorize, ...dialect }: Dialect,
  codes: Tickets<Grant>,
  fields: Texts,
  { person, answer }: Choice,
  origin: string,
): string {
  const target = new URL(fields['redirect_uri'] ?? '')
  const state = fields['state'] ?? ''
  const scopes = readScopes(dialect, fields)
  const { emailScope } = dialect
  const includesEmail = emailScope === true || (emailScope !== null && scopes.includes(emailScope))
  const grant: Grant = {
    clientId: fields[dialect.clientIdName ?? 'client_id'] ?? '',
    redirectUri: target.href,
    challenge: authorize.pkce === 'ignored' ? null : (fields['code_challenge'] ?? null),
    scopes,
    state,
    nonce: fields['nonce'] ?? null,
    person,
    email: includesEmail && answer !== 'no-email' ? person.email : null,
    answer,
    deviceId: randomBytes(16).toString('base64url'),
    origin,
  }
  const parameters: Record<string, string> =
    answer === 'denied'
      ? { error: 'access_denied', ...authorize.deniedParameters }
      : {
          ...(answer !== 'no-code' && { code: issueCode(authorize, codes, grant) }),
          ...authorize.extraParameters?.(grant),
        }
  for (const [name, value] of Object.entries(parameters)) target.searchParams.set(name, value)
  if (state && answer !== 'no-state')
    target.searchParams.set('state', answer === 'wrong-state' ? forgeState(state) : state)
  return `${target.href}${authorize.fragment ?? ''}`
}

function issueCode({ createCode }: Dialect['authorize'], codes: Tickets<Grant>, grant: Grant): string {
  const random = randomBytes(24).toString('base64url')
  return codes.issue(
    grant,
    grant.answer === 'expired-code' ? 0 : codeLifetime,
    createCode?.(random) ?? random,
  )
}
