import type { FakeFoyer } from './fake-foyer.ts'
import { adasCookie } from './fake-foyer.ts'
import { ada } from './people.ts'

interface Expected {
  readonly title: string
  readonly path: '/me' | '/recent' | '/thrown'
  readonly cookie: string
  readonly status: number
  readonly body: unknown
  readonly retryAfter: string | null
  readonly prepare?: (fake: FakeFoyer) => void
}

const failing = (fake: FakeFoyer) => fake.next.push((_, response) => response.writeHead(503).end())
const unavailable = {
  code: 'foyer_unavailable',
  message: 'Nobody can be recognised at the moment. Try again soon.',
}

/**
 * What an app answers with the guards of any framework: `/me` for who is signed in, `/recent` with a recent proof,
 * `/thrown` for what `foyer.requireUser` throws in a handler.
 */
export const expectedAnswers: readonly Expected[] = [
  {
    title: 'lets a signed-in person pass, and knows who they are',
    path: '/me',
    cookie: adasCookie,
    status: 200,
    body: { id: ada.id },
    retryAfter: null,
  },
  {
    title: 'refuses a stranger',
    path: '/me',
    cookie: 'foyer-session=nobody',
    status: 401,
    body: { code: 'unauthenticated', message: 'Sign in first.' },
    retryAfter: null,
  },
  {
    title: 'refuses a person whose last proof is too old',
    path: '/recent',
    cookie: adasCookie,
    status: 403,
    body: { code: 'proof_needed', message: 'Confirm that it is you to continue.' },
    retryAfter: null,
    prepare: (fake) =>
      fake.sessions.set(adasCookie, { ...ada, session: { ...ada.session, isRecent: false } }),
  },
  {
    title: 'answers 503, and signs nobody out, when Foyer is unavailable',
    path: '/me',
    cookie: adasCookie,
    status: 503,
    body: unavailable,
    retryAfter: '1',
    prepare: failing,
  },
  {
    title: 'answers an error of Foyer that is thrown inside a handler',
    path: '/thrown',
    cookie: adasCookie,
    status: 503,
    body: unavailable,
    retryAfter: '1',
    prepare: failing,
  },
]
