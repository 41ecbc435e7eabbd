import { kit, signIn, validation } from '@foyer/core/messages/en-001'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useAnalytics } from '../analytics/use-analytics.ts'
import { createApi } from '../api/index.ts'
import { SignIn } from '../sign-in/sign-in.tsx'
import { DuplicatePluginError } from './foyer-context.ts'
import { FoyerProvider } from './foyer-provider.tsx'

const api = createApi({ lang: 'en-001', fetch: async () => Response.json({}, { status: 500 }) })
const messages = { ...kit, ...validation, ...signIn }

function Messages() {
  useAnalytics()
  return null
}

// R8.8, R10.42
it.each<[string, ReactNode, RegExp]>([
  ['the provider', <SignIn key="1" />, /^<SignIn> needs <FoyerProvider>.*Import FoyerProvider/],
  [
    'the captcha',
    <FoyerProvider key="2" api={api} messages={messages}>
      <SignIn captcha />
    </FoyerProvider>,
    /createCaptchaPlugin.*<FoyerProvider captcha=/,
  ],
  [
    'analytics',
    <FoyerProvider key="3" api={api} messages={messages}>
      <Messages />
    </FoyerProvider>,
    /createAnalytics.*<FoyerProvider analytics=/,
  ],
])(
  'a part that needs a missing plugin throws an error that says how to install it: %s',
  async (_name, part, message) => {
    await expect(render(part)).rejects.toThrow(message)
  },
)

// R8.8
it('a provider inside another provider throws an error', async () => {
  const twice = (
    <FoyerProvider api={api} messages={messages}>
      <FoyerProvider api={api} messages={messages}>
        <SignIn />
      </FoyerProvider>
    </FoyerProvider>
  )
  await expect(render(twice)).rejects.toThrow(DuplicatePluginError)
})

// R10.42
it.each([
  ['the kit’s alone', kit],
  ['none', undefined],
])(
  'a catalogue without the messages of sign-in throws an error that says what to pass: %s',
  async (_name, wrong) => {
    // @ts-expect-error -- a page in JavaScript has no compiler that would report it
    const app = <FoyerProvider messages={wrong}>…</FoyerProvider>
    await expect(render(app)).rejects.toThrow(
      /holds no messages of sign-in\. Import .* and pass \{ \.\.\.kit,.* \.\.\.signIn \}\./,
    )
  },
)

// R10.42
it('an unknown method throws an error that lists the known ones', async () => {
  // @ts-expect-error -- a page in JavaScript has no compiler that would report it
  const form = <SignIn methods={['email', 'fax']} />
  await expect(render(<FoyerProvider messages={signIn}>{form}</FoyerProvider>)).rejects.toThrow(
    '`methods` has "fax", which is none: they are email and phone.',
  )
})

it('the smallest embedding needs no plugin', async () => {
  await render(
    <FoyerProvider messages={signIn}>
      <SignIn />
    </FoyerProvider>,
  )
  await expect.element(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
})
