import { signIn } from '@foyer/core/messages/en-001'
import { createElement, type ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
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
const social = createElement(SocialButtons, { expected: 2 })

// A server of Next.js or React Router renders each page first, where there is no window and no address.
it.each<[string, ReactElement, string]>([
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
])('%s renders on a server', (_name, form, text) => {
  const api = createApi({ lang: 'en-001', fetch: () => new Promise(() => {}) })
  const options = { api, messages: signIn, children: form }
  expect(renderToString(createElement(FoyerProvider, options))).toContain(text)
})
