// A signed-in person, who signs up again whenever a call has ended the session.
import { randomUUID } from 'node:crypto'
import { routes } from '@foyer/core/wire'
import { askFor, cookiesOf } from '../ask.ts'

export const password = 'Correct1horse'

/** Contains a unique word, so that the address can be found in a log. */
export function newEmail(): string {
  return `somebody.${randomUUID()}@example.test`
}

export interface Person {
  readonly email: string
  readonly cookie: string
}

export async function signUp(port: number, email = newEmail()): Promise<Person> {
  const reply = await askFor(port, 201, { ...routes.register, body: { email, password } })
  return { email, cookie: cookiesOf(reply) }
}
