import { expect, type APIRequestContext } from '@playwright/test'
import type { Person, Product } from './foyer.ts'
import { readMessage } from './read-message.ts'

/** Proves by calls the address of the person who is signed in in `request`. Only then may they link a provider. */
export async function proveAddress(
  request: APIRequestContext,
  { url, sandbox }: Pick<Product, 'url' | 'sandbox'>,
  { email }: Pick<Person, 'email'>,
): Promise<void> {
  // 429: the page after the sign-up has requested a code a moment ago.
  const started = await request.post(`${url}/web/v1/auth/verification`, { data: { kind: 'email' } })
  expect([202, 429]).toContain(started.status())
  const { text } = await readMessage(request, sandbox, email)
  const code = /\b\d{6}\b/.exec(text)?.[0]
  const confirmed = await request.post(`${url}/web/v1/auth/verification/confirm`, { data: { code } })
  expect(confirmed.status()).toBe(200)
}
