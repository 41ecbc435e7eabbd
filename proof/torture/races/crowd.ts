// People who sign up and in during a failure, and what the server has acknowledged to each of them.
import { randomUUID } from 'node:crypto'
import { routes } from '@foyer/core/wire'
import { sendRequest, cookiesOf, type Reply } from '../../send-request.ts'
import { newEmail, password, signUp } from '../../fuzz/person.ts'

interface Member {
  readonly email: string
  readonly key: string
  /** The person signs in to an existing account; otherwise they sign up. */
  readonly isKnown: boolean
  /** The cookie of the acknowledged session; `null`: there was no answer, or an error. */
  cookie: string | null
}

/** Prepares a crowd, half of whom have an account. */
export function prepareCrowd(port: number, size: number): Promise<Member[]> {
  return Promise.all(
    Array.from({ length: size }, async (_, index) => {
      const isKnown = index % 2 === 0
      const email = newEmail()
      if (isKnown) await signUp(port, email)
      return { email, key: randomUUID(), isKnown, cookie: null }
    }),
  )
}

/** Sends all their requests at once. A broken connection gives `null`. */
export function signInAll(port: number, crowd: readonly Member[]): Promise<(Reply | null)[]> {
  return Promise.all(
    crowd.map(async (member) => {
      const headers = { 'idempotency-key': member.key }
      const route = member.isKnown ? routes.login : routes.register
      const body = { email: member.email, password }
      const reply = await sendRequest(port, { ...route, headers, body }).catch(() => null)
      if (reply !== null && isSignInAccepted(reply)) member.cookie ??= cookiesOf(reply)
      return reply
    }),
  )
}

export const isSignInAccepted = ({ status }: Reply): boolean => status === 200 || status === 201

/** Checks that everybody whose request was acknowledged is signed in, and that repeating a request with its key creates nothing new. */
export async function checkPromises(port: number, crowd: readonly Member[]): Promise<string[]> {
  const faults: string[] = []
  for (const { cookie } of crowd.filter((member) => member.cookie !== null)) {
    const { status } = await sendRequest(port, { ...routes.session, headers: { cookie: cookie ?? '' } })
    if (status !== 200) faults.push(`an acknowledged session answers ${status}`)
  }
  for (const reply of await signInAll(port, crowd))
    if (reply === null || !isSignInAccepted(reply)) faults.push(`sent again: ${reply?.status} ${reply?.text}`)
  for (const { cookie, isKnown } of crowd) {
    const { text } = await sendRequest(port, { ...routes.sessions, headers: { cookie: cookie ?? '' } })
    const { sessions } = JSON.parse(text) as { sessions?: unknown[] }
    // People with an existing account also have the session of its sign-up.
    if (sessions?.length !== (isKnown ? 2 : 1))
      faults.push(`${sessions?.length} sessions after one ${isKnown ? 'sign-in' : 'sign-up'}`)
  }
  return faults
}
