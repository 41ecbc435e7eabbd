import { account, signIn, userButton } from '@foyer/core/messages/en-001'
import { basicFingerprint, createApi, FoyerProvider, Session } from '@foyer/sign-in'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import {
  Account,
  AccountProvider,
  EndedNotice,
  Goodbye,
  LinkedSignIn,
  ShownCode,
  SignedIn,
  SignedOut,
  SignOutButton,
  Undo,
  UserButton,
} from '../index.ts'

const api = createApi({ lang: 'en-001', fetch: () => new Promise(() => {}) })

const pages = [
  createElement(Undo, { key: 1, token: 'token', onRecovery: () => {} }),
  createElement(EndedNotice, { key: 2 }),
  createElement(Goodbye, { key: 3 }),
  createElement(ShownCode, { key: 4, code: '123456' }),
  createElement(LinkedSignIn, { key: 5, code: '123456', onContinue: () => {}, onEnded: () => {} }),
]
const inApp = [
  createElement(UserButton, { key: 1, messages: userButton }),
  createElement(SignOutButton, { key: 2, messages: userButton }),
  createElement(Account, { key: 3, messages: account }),
  createElement(SignedIn, { key: 4 }, 'somebody'),
  createElement(SignedOut, { key: 5 }, 'nobody'),
  createElement(AccountProvider, { key: 6, messages: account }, pages),
]

/** @param hasCookie does the request have the session's cookie? */
function renderAll(hasCookie: boolean): string {
  const session = new Session({ api, storage: null, hasCookie })
  const options = { api, session, messages: signIn, fingerprint: basicFingerprint, children: inApp }
  return renderToString(createElement(FoyerProvider, options))
}

describe('Rendered on a server, the account', () => {
  it.each([
    ['shows neither somebody nor nobody if the request has a cookie', true],
    ['shows nobody if the request has no cookie', false],
  ])('%s', (_, hasCookie) => {
    const html = renderAll(hasCookie)
    expect(html.includes('nobody')).toBe(!hasCookie)
    expect(html).not.toContain('somebody')
    expect(html).not.toContain('Devices and sessions')
    expect(html).toContain('Undo the change')
    expect(html).not.toMatch(/\sstyle=/)
  })
})
