import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { returnAnswers, serverAnswers, type AnswerGroup } from '../answers.ts'
import { handleConsent, sendRefusal, toText, type Choice, type Texts } from '../consent/consent.ts'
import { sendAnswer } from '../send-answer.ts'
import { forgeState } from '../forge-state.ts'
import { isReturnTarget, readOrigin } from '../redirect-target.ts'
import type { PlainAnswer, FakeContext } from '../fake-context.ts'
import { Tickets } from '../../tickets.ts'
import {
  describeAssertion,
  isSigned,
  makeNonce,
  ns,
  sign,
  toKeyValueForm,
  type Assertion,
} from './assertion.ts'
import { forgeries, forgeryAnswers } from './forgeries.ts'

const title = 'Steam'
const path = '/social/steam/openid/login'
const selectIdentifier = `${ns}/identifier_select`

/** In ms: how long Steam confirms the signature of an assertion. */
const assertionLifetime = 300_000

const groups: readonly AnswerGroup[] = [
  { ...returnAnswers, answers: returnAnswers.answers.filter(({ id }) => id !== 'no-code') },
  serverAnswers,
  forgeryAnswers,
]

/** Steam as an OpenID 2.0 provider. https://steamcommunity.com/dev */
export function registerSteam(app: FastifyInstance, context: FakeContext): void {
  /** Assertions that have not been checked yet, by their signature, each with the chosen answer. */
  const uncheckedAssertions = new Tickets<string>(context.now)
  let previousNonce: string | null = null

  const createRedirect = (returnTo: string, { person, answer }: Choice, origin: string): string => {
    const target = new URL(returnTo)
    const state = target.searchParams.get('state')
    if (answer === 'wrong-state' && state !== null) target.searchParams.set('state', forgeState(state))
    if (answer === 'no-state') target.searchParams.delete('state')
    if (answer === 'denied') return addFields(target, { ns, mode: 'cancel' })
    const now = context.now()
    const { beforeSigning, afterSigning, extraQuery } = forgeries.find(({ id }) => id === answer) ?? {}
    const correctAssertion = describeAssertion(origin + path, target.href, person, makeNonce(now))
    const asserted = beforeSigning?.(correctAssertion, { now, previousNonce }) ?? correctAssertion
    const signed: Assertion & { sig: string } = { ...asserted, sig: sign(asserted) }
    previousNonce = signed['response_nonce'] ?? null
    uncheckedAssertions.issue(answer, assertionLifetime, signed.sig)
    return (
      addFields(target, afterSigning?.(signed) ?? signed) + (extraQuery === undefined ? '' : `&${extraQuery}`)
    )
  }

  app.get(path, async (request, reply) => {
    const fields = withoutPrefix(toText(request.query))
    const fault = findFault(fields)
    if (fault) return sendRefusal(reply, title, fault)
    return showConsent(request, reply, fields)
  })

  const showConsent = async (
    request: FastifyRequest,
    reply: FastifyReply,
    fields: Texts,
  ): Promise<FastifyReply> => {
    const origin = readOrigin(request.host)
    if (!origin) return sendRefusal(reply, title, 'The sandbox answers on this machine alone.')
    const returnTo = fields['return_to'] ?? ''
    return handleConsent(request, reply, {
      provider: title,
      returnTo,
      groups,
      decide: (choice) => createRedirect(returnTo, choice, origin),
    })
  }

  app.post(path, async (request, reply) => {
    const fields = withoutPrefix(toText(request.body))
    if (fields['mode'] === 'check_authentication') {
      const answer =
        isSigned(fields) && fields['ns'] === ns ? uncheckedAssertions.consume(fields['sig']) : null
      return sendAnswer(reply, createValidityAnswer(answer !== null), answer ?? 'usual', context)
    }
    const query = withoutPrefix(toText(request.query))
    const fault = findFault(query)
    return fault ? sendRefusal(reply, title, fault) : showConsent(request, reply, query)
  })

  // An attacker's endpoint, which confirms everything.
  app.post('/social/steam/elsewhere/login', (_request, reply) =>
    reply.type('text/plain').send(createValidityAnswer(true).body),
  )

  app.get<{ Params: { id: string } }>('/social/steam/openid/id/:id', ({ params: { id } }, reply) =>
    reply.type('text/plain; charset=utf-8').send(`Steam account ${id}\n`),
  )
}

/** OpenID 2.0, section 11.4.2.2, in Steam's format. */
function createValidityAnswer(isValid: boolean): PlainAnswer {
  const body = toKeyValueForm([
    ['ns', ns],
    ['is_valid', String(isValid)],
  ])
  return { status: 200, type: 'text/plain; charset=utf-8', body }
}

function findFault(fields: Texts): string | null {
  const { return_to: returnTo = '', realm = '' } = fields
  if (fields['ns'] !== ns) return `openid.ns is not ${ns}.`
  if (fields['mode'] !== 'checkid_setup') return 'openid.mode is not checkid_setup.'
  if (fields['identity'] !== selectIdentifier || fields['claimed_id'] !== selectIdentifier)
    return `openid.identity and openid.claimed_id are not ${selectIdentifier}.`
  if (!isReturnTarget(returnTo, 'steam'))
    return "openid.return_to is not http://localhost:<port>/oauth/steam, nor another of Foyer's on this machine."
  // Section 9.2: the same scheme, host and port, and a path at or below the realm's.
  const isSameOrigin = URL.canParse(realm) && new URL(realm).origin === new URL(returnTo).origin
  return isSameOrigin && new URL(returnTo).pathname.startsWith(new URL(realm).pathname)
    ? null
    : 'openid.return_to is not within openid.realm.'
}

function withoutPrefix(fields: Texts): Texts {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => name.startsWith('openid.'))
      .map(([name, value]) => [name.slice('openid.'.length), value]),
  )
}

function addFields(target: URL, fields: Assertion): string {
  for (const [name, value] of Object.entries(fields)) target.searchParams.set(`openid.${name}`, value)
  return target.href
}
