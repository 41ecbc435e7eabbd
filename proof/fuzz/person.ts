// Somebody who is signed in, and signs up again whenever a call has ended that.
import { randomUUID } from 'node:crypto'
import { routes } from '@foyer/core/wire'
import { askFor, cookiesOf } from '../ask.ts'

export const password = 'Correct1horse'

/** The word in it tells the address from all others in a log. */
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
