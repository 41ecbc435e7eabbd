import { account } from '@foyer/core/messages/en-001'
import type { ResponseBody } from '@foyer/core/wire'
import type { ReactNode } from 'react'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { Account, Authenticator, RecoveryCodes } from '../index.ts'
import { FakeAccount, factors } from './fake-account.ts'
import { renderPart } from './render-part.tsx'

export const button = (name: string) => page.getByRole('button', { name, exact: true })
export const alert = (text: string) => page.getByRole('alert').filter({ hasText: text })
/** A section of the account, by its heading. */
export const section = (name: string) => page.getByRole('region', { name, exact: true })
/** The passkeys in their section. */
export const passkeyRows = section('Passkeys').getByRole('listitem')
/** The heading of a section. */
export const heading = (name: string) => page.getByRole('heading', { name, exact: true, level: 2 })
/** Recovery codes, as the server makes them. */
export const recoveryCodes = Array.from({ length: 10 }, (_, index) => `ABCD${index}-FGHJK`)
/** An error of the server that is about the whole call. */
export const refuse = (status: number, code: string, message: string) => () =>
  Response.json({ code, message }, { status })

/** A server whose account has the factors of `fake-account.ts`, with these changes. */
export function serveFactors(changes: Partial<ResponseBody<'factors'>> = {}): FakeAccount {
  const server = new FakeAccount()
  server.answers['GET /web/v1/auth/factors'] = () => Response.json({ ...factors, ...changes })
  return server
}

/** A server whose account has one identifier, which is not proven. */
export function serveUnproven(changes: Partial<ResponseBody<'factors'>> = {}): FakeAccount {
  const server = serveFactors(changes)
  server.answers['GET /web/v1/auth/identifiers'] = () =>
    Response.json({ identifiers: [{ kind: 'email', value: 'anna@example.com', verifiedAt: null }] })
  return server
}

/** Renders sections in `<Account>`, and waits for the server's answer. */
export async function renderSections(server: FakeAccount, sections: ReactNode) {
  const rendered = await renderPart(
    server,
    <Account messages={account} links={{ verify: '/verify' }}>
      {sections}
      <p>The page</p>
    </Account>,
  )
  await expect.element(page.getByText('The page')).toBeVisible()
  await expect.poll(() => document.querySelector('output')?.textContent ?? '').toBe('')
  return rendered
}

/** Renders the authenticator app with its recovery codes. */
export async function renderAuthenticator(
  changes: Partial<ResponseBody<'factors'>> = {},
): Promise<FakeAccount> {
  const server = serveFactors(changes)
  await renderSections(
    server,
    <>
      <Authenticator />
      <RecoveryCodes />
    </>,
  )
  return server
}
