import { randomInt } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { findAnswer, type AnswerGroup } from '../answers.ts'
import { findPerson, createNewPerson, newPersonId, type Person } from '../people.ts'
import { renderConsentPage, renderErrorPage, renderWayBack } from './consent-page.ts'

const type = 'text/html; charset=utf-8'

export interface Choice {
  readonly person: Person
  /** The id of an answer in the groups. */
  readonly answer: string
}

export interface Consent {
  readonly provider: string
  readonly returnTo: string
  readonly groups: readonly AnswerGroup[]
  /** Returns the address to continue with after a choice. */
  readonly decide: (choice: Choice) => string | Promise<string>
}

/** Parameters or cookies by which a test chooses without the page: `choose=anna&answer=garbage`. */
const controls = ['choose', 'answer']

/** Shows the page, or handles the choice made on it; both have the same address. */
export async function handleConsent(
  request: FastifyRequest,
  reply: FastifyReply,
  { provider, returnTo, groups, decide }: Consent,
): Promise<FastifyReply> {
  if (request.method === 'POST') {
    const choice = readChoice(toText(request.body), groups)
    if (!choice) return sendRefusal(reply, provider, 'Nobody and nothing like that can be chosen here.')
    return reply.type(type).send(renderWayBack(await decide(choice), returnTo))
  }
  const { choose, answer } = { ...readCookies(request.headers.cookie), ...toText(request.query) }
  const choice = choose === undefined ? null : readChoice({ person: choose, answer }, groups)
  if (choice) return reply.redirect(await decide(choice), 303)
  return reply
    .type(type)
    .send(renderConsentPage({ provider, returnTo, groups, action: withoutControls(request.url) }))
}

/** Answers an unknown client or a wrong address with an error page instead of a redirect. */
export function sendRefusal(reply: FastifyReply, provider: string, reason: string): FastifyReply {
  return reply.code(400).type(type).send(renderErrorPage(provider, reason))
}

export type Texts = Readonly<Record<string, string | undefined>>

/** The parameters that occur exactly once, as text. Providers ignore all others. */
export function toText(fields: unknown): Texts {
  if (typeof fields !== 'object' || fields === null) return {}
  return Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

function readChoice(fields: Texts, groups: readonly AnswerGroup[]): Choice | null {
  const id = fields['person'] ?? 'anna'
  const person = id === newPersonId ? createNewPerson(randomInt(1_000_000) / 1_000_000) : findPerson(id)
  const answer = findAnswer(groups, fields['deny'] ? 'denied' : (fields['answer'] ?? 'usual'))
  return person && answer && { person, answer: answer.id }
}

/** Cookies choose for all sign-ins of a browser; parameters in the address choose for one sign-in, and take precedence. */
function readCookies(header = ''): Texts {
  const cookies = header.split('; ').map((cookie) => cookie.split('=', 2) as [string, string])
  return Object.fromEntries(cookies.filter(([name]) => controls.includes(name)))
}

function withoutControls(address: string): string {
  const url = new URL(address, 'http://localhost')
  for (const name of controls) url.searchParams.delete(name)
  return url.pathname + url.search
}
