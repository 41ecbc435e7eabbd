import '@foyer/kit/styles.css'
import { kit, signIn, validation } from '@foyer/core/messages/en-001'
import type { Locale } from '@foyer/core/wire'
import { useState } from 'react'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { createApi, type Api, type ProofWay } from '../api/index.ts'
import { useApi } from '../api/use-api.ts'
import { useFailure } from '../api/use-failure.ts'
import { basicFingerprint } from '../fingerprint/create-fingerprint.ts'
import { FoyerProvider } from '../plugins/foyer-provider.tsx'
import { Session } from '../session/session.ts'
import type { SignInMessages } from '../messages/messages.ts'
import { answerJson } from './render-form.tsx'
import { SocialServer } from './social-server.tsx'

export const save = page.getByRole('button', { name: 'Save' })
export const note = page.getByRole('textbox', { name: 'Note' })
export const dialog = page.getByRole('dialog')

export const passwordWay = { way: 'password' } as const
export const emailWay = { way: 'email', to: 'anna@example.com' } as const
export const phoneWay = { way: 'phone', to: '+442079460000' } as const
export const googleWay = { way: 'social', social: 'google' } as const

/** Saves the note, by a call that needs a proof. */
type SendNote = (api: Api) => Promise<unknown>

const exportAccount: SendNote = (api) => api.call('exportAccount', {})

/** Renders a page with a note and a button whose call needs a proof, in these ways. */
export async function renderProof(
  ways: readonly ProofWay[],
  {
    lang = 'en-001',
    messages = { ...kit, ...validation, ...signIn },
    send,
  }: { readonly lang?: Locale; readonly messages?: SignInMessages; readonly send?: SendNote } = {},
) {
  const server = new SocialServer()
  server.isSignedIn = true
  const state = { isProven: false, calls: 0 }
  const prove = (): Response => {
    state.isProven = true
    return new Response(null, { status: 204 })
  }
  server.answers['GET /web/v1/auth/account/export'] = () => {
    state.calls++
    return state.isProven
      ? answerJson(200, { exportedAt: '2026-11-20T10:00:00.000Z' })()
      : answerJson(403, { code: 'proof_needed', message: 'Confirm that it is you to continue.', ways })()
  }
  server.answers['POST /web/v1/auth/proof'] = prove
  server.answers['GET /web/v1/auth/codes'] = answerJson(200, { pending: [] })
  server.answers['POST /web/v1/auth/proof/code'] = answerJson(202, {})
  const api = createApi({ lang, fetch: server.fetch })
  const session = new Session({ api, storage: null })
  const { unmount } = await render(
    <FoyerProvider api={api} session={session} fingerprint={basicFingerprint} messages={messages}>
      <main style={{ background: 'var(--foyer-ground)', color: 'var(--foyer-ink)' }}>
        <NotePage send={send} />
      </main>
    </FoyerProvider>,
  )
  /** The bodies of the calls for a proof, newest last. */
  const proofs = () => server.sent.filter(({ call }) => call.endsWith('/proof')).map(({ body }) => body)
  return { server, state, prove, proofs, session, unmount }
}

/** A page that saves a note, with the result below. */
export function NotePage({ send = exportAccount }: { readonly send?: SendNote | undefined }) {
  const { api, describeFailure } = useApi()
  const failure = useFailure(describeFailure)
  const [saved, setSaved] = useState(0)

  async function handlePress(): Promise<void> {
    failure.clear()
    try {
      await send(api)
      setSaved((count) => count + 1)
    } catch (error) {
      failure.show(error)
    }
  }

  return (
    <>
      <label>
        Note
        <input />
      </label>
      <button type="button" onClick={() => void handlePress()}>
        Save
      </button>
      <output>Saved {saved} times</output>
      <p role="alert">{failure.message}</p>
    </>
  )
}
