// Races for states, identities and signed answers of providers.
import type { RequestSpec } from '../../send-request.ts'
import { sendProof, signUpProven, type Person } from '../../fuzz/person.ts'
import type { Product } from '../../product.ts'
import { forEachRunner, runnerCount, type Race } from './race.ts'
import {
  answerAsDiscord,
  finishAuthorization,
  startAuthorization,
  signTelegram,
  startLink,
} from '../social.ts'

const countsOfSubject = `
  with person as (select user_id from identities where subject = $1)
  select (select count(*) from person) as identities,
    (select count(*) from users where id in (select user_id from person)) as users,
    (select count(*) from sessions where user_id in (select user_id from person)) as sessions,
    (select count(*) from audit_events where event = 'register' and account = $2) as registered`

let lastSubject = 1_000_000

const oneOfEach = { identities: 1, users: 1, sessions: 1, registered: 1 }

/** The people who link a provider, created once for each database. */
const people = new WeakMap<Product, readonly Person[]>()

export const socialRaces: readonly Race[] = [
  {
    name: 'one state',
    winners: 'one',
    async prepare({ product, port }) {
      answerAsDiscord(product.provider)
      const subject = String(++lastSubject)
      const authorization = await startAuthorization(port, 'discord')
      const requests = forEachRunner(() => finishAuthorization('discord', authorization, { code: subject }))
      return {
        requests,
        counts: countsOfSubject,
        values: [subject, `discord:${subject}`],
        expected: oneOfEach,
      }
    },
  },
  {
    name: 'the first coming of one person, by 50 ways',
    winners: 'all',
    async prepare({ product, port }) {
      answerAsDiscord(product.provider)
      const subject = String(++lastSubject)
      const authorizations = await Promise.all(forEachRunner(() => startAuthorization(port, 'discord')))
      const requests = authorizations.map((authorization) =>
        finishAuthorization('discord', authorization, { code: subject }),
      )
      const expected = { ...oneOfEach, sessions: runnerCount }
      return { requests, counts: countsOfSubject, values: [subject, `discord:${subject}`], expected }
    },
  },
  {
    name: 'one identity, linked by 50 people',
    winners: 'one',
    isSuccess: ({ status, headers }) => status === 303 && !String(headers.location).includes('error'),
    async prepare({ product, port, round }) {
      answerAsDiscord(product.provider)
      let linking =
        people.get(product) ?? (await Promise.all(forEachRunner(() => signUpProven(product, port))))
      // A proof stays recent for ten minutes, but all rounds together take longer.
      if (round > 0 && round % 20 === 0)
        linking = await Promise.all(linking.map((person) => sendProof(port, person)))
      people.set(product, linking)
      const subject = String(++lastSubject)
      const requests: RequestSpec[] = await Promise.all(
        linking.map(({ cookie }) => startLink(port, cookie, subject)),
      )
      const expected = { identities: 1, users: 1, registered: 0 }
      return { requests, counts: countsOfSubject, values: [subject, `discord:${subject}`], expected }
    },
  },
  {
    name: 'one link, come back from 50 times',
    winners: 'one',
    isSuccess: ({ status, headers }) => status === 303 && !String(headers.location).includes('error'),
    async prepare({ product, port }) {
      answerAsDiscord(product.provider)
      const { cookie } = await signUpProven(product, port)
      const subject = String(++lastSubject)
      const spec = await startLink(port, cookie, subject)
      const expected = { identities: 1, users: 1, sessions: 1, registered: 0 }
      const requests = forEachRunner(() => spec)
      return { requests, counts: countsOfSubject, values: [subject, `discord:${subject}`], expected }
    },
  },
  {
    name: 'one Telegram hash, by 50 ways',
    winners: 'one',
    async prepare({ port }) {
      const subject = ++lastSubject
      const telegram = signTelegram(subject)
      const authorizations = await Promise.all(forEachRunner(() => startAuthorization(port, 'telegram')))
      const requests = authorizations.map((authorization) =>
        finishAuthorization('telegram', authorization, { telegram }),
      )
      return {
        requests,
        counts: countsOfSubject,
        values: [String(subject), `telegram:${subject}`],
        expected: oneOfEach,
      }
    },
  },
]
