import { signIn } from '@foyer/core/messages/en-001'
import { createElement, type ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { createApi } from '../api/index.ts'
import { CodeForm } from '../codes/code-form.tsx'
import { NewPassword } from '../recovery/new-password.tsx'
import { Recovery } from '../recovery/recovery.tsx'
import { SignIn } from '../sign-in/sign-in.tsx'
import { SignUp } from '../sign-up/sign-up.tsx'
import { SocialButtons } from '../social/buttons/social-buttons.tsx'
import { SocialCallback } from '../social/social-callback.tsx'
import { FoyerProvider } from './foyer-provider.tsx'

const doNothing = () => {}
const social = createElement(SocialButtons, { expectedProviders: 2 })

const pages: [string, ReactElement, string][] = [
  ['<SignIn>', createElement(SignIn, { methods: ['phone', 'email'], social }), 'Password'],
  ['<SignUp>', createElement(SignUp, { social, hasPromocode: true, hasDateOfBirth: true }), 'E-mail'],
  ['<Recovery>', createElement(Recovery, {}), 'E-mail'],
  ['<NewPassword>', createElement(NewPassword, { token: 'token' }), 'password'],
  [
    '<SocialCallback>',
    createElement(SocialCallback, {
      social: 'google',
      onArrive: doNothing,
      onOtherWays: doNothing,
      onLinkBack: doNothing,
    }),
    'Google',
  ],
]

function render(children: ReactElement): string {
  const api = createApi({ lang: 'en-001', fetch: () => new Promise(() => {}) })
  const options = { api, messages: signIn, children }
  return renderToString(createElement(FoyerProvider, options))
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

// The server of Next.js or React Router renders each page first; it has no `window` and no `location`.
it.each([
  ...pages,
  [
    '<CodeForm>',
    createElement(CodeForm<null>, {
      channel: 'email',
      sentTo: 'anna@example.com',
      label: 'Confirm',
      submitText: 'Confirm',
      send: async () => null,
      resend: async () => null,
      onSuccess: doNothing,
    }),
    'Confirm',
  ],
] as [string, ReactElement, string][])('%s renders on a server', (_name, form, text) => {
  expect(render(form)).toContain(text)
})

// A static page would keep the day on which it was rendered, so Next.js refuses to render one that reads the clock (`cacheComponents`).
it.each(pages)('%s renders on a server without reading the server’s clock', (_name, form) => {
  const construct = (_date: DateConstructor, time: number[]): Date => {
    if (time.length === 0) throw new Error('The clock was read')
    return Reflect.construct<number[], Date>(Date, time)
  }
  vi.stubGlobal('Date', new Proxy(Date, { construct }))
  const now = vi.spyOn(Date, 'now')
  render(form)
  expect(now).not.toHaveBeenCalled()
})
