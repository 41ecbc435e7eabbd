import '@foyer/kit/styles.css'
import * as arabic from '@foyer/core/messages/ar-XX'
import * as english from '@foyer/core/messages/en-001'
import type { ReactNode } from 'react'
import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createApi } from '../api/index.ts'
import { CodeForm } from '../codes/code-form.tsx'
import { basicFingerprint } from '../fingerprint/create-fingerprint.ts'
import { FoyerProvider } from './foyer-provider.tsx'
import { NewPassword } from '../recovery/new-password.tsx'
import { Recovery } from '../recovery/recovery.tsx'
import { SignIn } from '../sign-in/sign-in.tsx'
import { SignUp } from '../sign-up/sign-up.tsx'
import { SocialButtons } from '../social/buttons/social-buttons.tsx'
import { SocialCallback } from '../social/social-callback.tsx'
import { findAxeViolations, findAxeViolationsInThemes } from '../testing/find-axe-violations.ts'
import { answerJson, settingsOf } from '../testing/render-form.tsx'
import { SocialServer } from '../testing/social-server.tsx'

const nothing = () => undefined
const buttons = <SocialButtons pathname="/" />

const parts: readonly [name: string, part: ReactNode][] = [
  [
    'SignIn',
    <SignIn key="1" methods={['email', 'phone']} links={{ signUp: '/a', recovery: '/b' }} social={buttons} />,
  ],
  ['SignUp', <SignUp key="2" methods={['email', 'phone']} links={{ signIn: '/a' }} />],
  ['Recovery', <Recovery key="3" links={{ signIn: '/a' }} />],
  ['NewPassword', <NewPassword key="4" token="token" links={{ recovery: '/a' }} />],
  [
    'CodeForm',
    <CodeForm
      key="5"
      channel="email"
      sentTo="anna@example.com"
      label="Code"
      submitText="Confirm"
      send={async () => null}
      resend={async () => null}
      onSuccess={nothing}
    />,
  ],
  ['SocialButtons', buttons],
  [
    'SocialCallback',
    <SocialCallback key="6" social="google" onArrive={nothing} onLinkBack={nothing} onOtherWays={nothing} />,
  ],
]

/** The parts that show buttons of providers, which are loaded a moment later. */
const withProviders: ReadonlySet<string> = new Set(['SignIn', 'SocialButtons'])

const root = document.documentElement

afterEach(async () => {
  delete root.dataset['theme']
  root.dir = 'ltr'
  root.lang = 'en'
  await page.viewport(1280, 800)
})

/** Renders a part alone, and waits until it has a control. */
async function renderAlone(part: ReactNode, hasProviders: boolean, isArabic = false): Promise<void> {
  root.dir = isArabic ? 'rtl' : 'ltr'
  root.lang = isArabic ? 'ar' : 'en'
  const server = new SocialServer()
  server.answers['GET /web/v1/settings'] = settingsOf('classic', ['password', 'code', 'passkey'])
  server.answers['GET /web/v1/auth/codes'] = answerJson(200, { pending: [] })
  server.answers['POST /web/v1/auth/recovery/check'] = answerJson(200, { isOpen: true })
  const lang = isArabic ? 'ar-XX' : 'en-001'
  const { kit, signIn, validation } = isArabic ? arabic : english
  await render(
    <FoyerProvider
      api={createApi({ lang, fetch: server.fetch })}
      fingerprint={basicFingerprint}
      messages={{ ...kit, ...validation, ...signIn }}
    >
      <main style={{ background: 'var(--foyer-ground)', color: 'var(--foyer-ink)', padding: '20px' }}>
        {part}
      </main>
    </FoyerProvider>,
  )
  const awaited = hasProviders ? /Google/ : /./
  await expect.poll(() => listControls().map(describe).join()).toMatch(awaited)
  await expect.poll(() => document.querySelector('[aria-busy="true"]')).toBeNull()
}

it.each(parts)('<%s> alone has no axe violations, in both themes', async (name, part) => {
  await renderAlone(part, withProviders.has(name))
  expect(await findAxeViolationsInThemes()).toEqual([])
})

it.each(parts)('<%s> alone fits into 320 px, both right to left and left to right', async (name, part) => {
  await page.viewport(320, 640)
  await renderAlone(part, withProviders.has(name), true)
  expect(await findAxeViolations()).toEqual([])
  for (const dir of ['rtl', 'ltr']) {
    root.dir = dir
    expect(root.scrollWidth).toBeLessThanOrEqual(320)
  }
})

it.each(parts)(
  'each control of <%s> alone is reached by Tab, in the order of the page',
  async (name, part) => {
    await renderAlone(part, withProviders.has(name))
    const expected = listControls()
    const reached: (Element | null)[] = []
    for (let press = 0; press < expected.length; press++) {
      await userEvent.keyboard('{Tab}')
      reached.push(document.activeElement)
    }
    expect(reached.map(describe)).toEqual(expected.map(describe))
  },
)

it.each([
  ['SignIn', <SignIn key="1" hasTitle={false} />],
  ['SignUp', <SignUp key="2" hasTitle={false} />],
  ['Recovery', <Recovery key="3" hasTitle={false} />],
])('<%s hasTitle={false}> leaves the heading to the dialog or page around it', async (_, part) => {
  await renderAlone(part, false)
  expect(document.querySelector('h1, h2, h3')).toBeNull()
})

const describe = (element: Element | null): string =>
  `${element?.localName} ${element?.getAttribute('name') ?? element?.textContent}`

/** What Tab reaches, in the order of the page. */
function listControls(): Element[] {
  const all = document.querySelectorAll('main :is(a[href], button, input, select, [tabindex="0"])')
  return [...all].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) && !element.matches(':disabled, [tabindex="-1"]'),
  )
}
