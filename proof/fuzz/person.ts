// A signed-in person, who signs up again whenever a call has ended the session.
import { randomUUID } from 'node:crypto'
import { routes } from '@foyer/core/wire'
import { sendRequest, sendExpecting, addCookies, cookiesOf } from '../send-request.ts'
import type { Inbox } from '../../apps/server/src/testing/inbox.ts'
import type { Product } from '../product.ts'
import { waitFor } from '../torture/wait-for.ts'

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
  const reply = await sendExpecting(port, 201, { ...routes.register, body: { email, password } })
  return { email, cookie: cookiesOf(reply) }
}

/** Signs up, and proves the address. */
export async function signUpProven(product: Pick<Product, 'inbox'>, port: number): Promise<Person> {
  return proveAddress(product, port, await signUp(port))
}

/** Proves an address with the code in the mail. @returns the person with the cookie of that proof */
async function proveAddress(
  product: Pick<Product, 'inbox'>,
  port: number,
  { email, cookie }: Person,
): Promise<Person> {
  const started = await sendExpecting(port, 202, {
    ...routes.verification,
    headers: { cookie },
    body: { kind: 'email' },
  })
  const cookies = addCookies(cookie, started)
  const code = await readMailedCode(product, email)
  const reply = await sendExpecting(port, 200, {
    ...routes.verificationConfirm,
    headers: { cookie: cookies },
    body: { code },
  })
  return { email, cookie: addCookies(cookies, reply) }
}

/** Signs up by the call that this installation offers; where sign-up is private, with the code in the mail. */
export async function createPerson(product: Pick<Product, 'inbox'>, port: number): Promise<Person> {
  const email = newEmail()
  const registered = await sendRequest(port, { ...routes.register, body: { email, password } })
  if (!registered.text.includes('"registration_private"')) {
    if (registered.status !== 201)
      throw new Error(`A sign-up was answered ${registered.status}: ${registered.text}`)
    return { email, cookie: cookiesOf(registered) }
  }
  const started = await sendExpecting(port, 202, { ...routes.registration, body: { email, password } })
  const code = await readMailedCode(product, email)
  const headers = { cookie: cookiesOf(started) }
  const reply = await sendExpecting(port, 201, { ...routes.registrationConfirm, headers, body: { code } })
  return { email, cookie: cookiesOf(reply) }
}

/** Like `createPerson`, with a proven address. */
export async function createProvenPerson(product: Pick<Product, 'inbox'>, port: number): Promise<Person> {
  const person = await createPerson(product, port)
  const { text } = await sendExpecting(port, 200, {
    ...routes.identifiers,
    headers: { cookie: person.cookie },
  })
  return text.includes('"verifiedAt":null') ? proveAddress(product, port, person) : person
}

/** Proves again who somebody is, for calls that need a recent proof. @returns the person with the cookie of that proof */
export async function sendProof(port: number, { email, cookie }: Person): Promise<Person> {
  const reply = await sendExpecting(port, 204, { ...routes.proof, headers: { cookie }, body: { password } })
  return { email, cookie: addCookies(cookie, reply) }
}

/** Waits for a code in the subject of a mail to an address, and returns the newest. Forget earlier mails first. */
export function readMailedCode(product: Pick<Product, 'inbox'>, email: string): Promise<string> {
  return readMailed(
    product,
    `a code to ${email}`,
    email,
    ({ subject }) => /(?<!\d)\d{6}(?!\d)/.exec(subject ?? '')?.[0],
  )
}

/** Waits for a link to `path` in a mail to an address, and returns the newest token. */
export function readMailedToken(
  product: Pick<Product, 'inbox'>,
  email: string,
  path: string,
): Promise<string> {
  const link = new RegExp(`${path}#token=([\\w-]{43})`)
  return readMailed(
    product,
    `a link to ${path}, to ${email}`,
    email,
    ({ text }) => link.exec(text ?? '')?.[1],
  )
}

/** Searches all mails to the address, because other mails may arrive before the expected one, or right after it. */
function readMailed(
  { inbox }: Pick<Product, 'inbox'>,
  description: string,
  email: string,
  extract: (mail: Inbox['mails'][number]) => string | undefined,
): Promise<string> {
  return waitFor(`a mail with ${description}`, () =>
    inbox.mails
      .filter(({ to }) => to?.[0]?.address === email)
      .map((mail) => extract(mail))
      .findLast((found) => found !== undefined),
  )
}
