import '@foyer/kit/styles.css'
import type { Catalogue } from '@foyer/core/messages'
import * as english from '@foyer/core/messages/en-001'
import type { Locale } from '@foyer/core/wire'
import { dirOf, langOf } from '@foyer/core/wire/locales'
import { Snackbars, SnackbarStore } from '@foyer/kit/snackbar'
import { basicFingerprint, createApi, FoyerProvider, Session } from '@foyer/sign-in'
import type { ReactNode } from 'react'
import { render } from 'vitest-browser-react'
import type { FakeAccount } from './fake-account.ts'

/** What `@foyer/core/messages/{locale}` exports. */
export type Messages = {
  readonly [Part in 'kit' | 'validation' | 'signIn' | 'account' | 'userButton']: Catalogue<
    keyof (typeof english)[Part] & string
  >
}

/** The background of a page, so that axe measures the real contrast. */
const pageColors = { background: 'var(--foyer-ground)', color: 'var(--foyer-ink)', padding: '20px' }

/** Renders a part of the account as an integrator's app does: inside nothing but `<FoyerProvider>`. */
export async function renderPart(
  server: FakeAccount,
  part: ReactNode,
  { lang = 'en-001', messages = english }: { readonly lang?: Locale; readonly messages?: Messages } = {},
) {
  document.documentElement.dir = dirOf(lang)
  document.documentElement.lang = langOf(lang)
  const api = createApi({ lang, fetch: server.fetch })
  const session = new Session({ api, storage: null, hasCookie: server.user !== null })
  const { kit, validation, signIn } = messages
  const snackbars = new SnackbarStore()
  const screen = await render(
    <FoyerProvider
      api={api}
      session={session}
      fingerprint={basicFingerprint}
      messages={{ ...kit, ...validation, ...signIn }}
    >
      <Snackbars value={snackbars}>
        <main style={pageColors}>{part}</main>
      </Snackbars>
    </FoyerProvider>,
  )
  return { screen, session }
}
