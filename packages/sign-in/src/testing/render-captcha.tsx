import '@foyer/kit/styles.css'
import { kit, signIn, validation } from '@foyer/core/messages/en-001'
import type { Locale } from '@foyer/core/wire/locales'
import type { FunctionComponent, ReactNode } from 'react'
import { expect, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { createApi } from '../api/index.ts'
import { createCaptchaPlugin, type CaptchaPluginOptions } from '../captcha/captcha-plugin.ts'
import { basicFingerprint } from '../fingerprint/create-fingerprint.ts'
import type { SignInProps } from '../sign-in/sign-in-props.ts'
import { SignIn } from '../sign-in/sign-in.tsx'
import type { FormPlugin } from '../plugins/form-plugin.ts'
import { FoyerProvider } from '../plugins/foyer-provider.tsx'
import { Session } from '../session/session.ts'
import { geetestScript } from './captcha-services.ts'
import { user } from './render-form.tsx'
import { email, fillIn, password, submit } from './sign-in-controls.ts'

declare global {
  interface Window {
    readonly geetestOptions?: object
    readonly recaptchaOptions?: object
  }
}

type Answers = Readonly<Record<string, (body: Record<string, unknown>) => Response | Promise<Response>>>

export const enabled = (isEnabled: boolean) => () => Response.json({ isEnabled })
export const refuse = (code: string) => Response.json({ code, message: `Refused: ${code}` }, { status: 403 })
export const signedIn = () => Response.json(user)

interface RenderOptions {
  /** The server's answers, by the last part of the path. */
  readonly answers?: Answers
  readonly props?: SignInProps
  /** Default: the sign-in form. */
  readonly children?: ReactNode
  readonly lang?: Locale
  readonly form?: FormPlugin
  /** The component around the form. Default: `<main>`. */
  readonly Wrapper?: FunctionComponent<{ readonly children: ReactNode }>
}

/** Passed as a prop, so that the form asks the server for nothing but its captcha. */
const signInWays = ['password', 'code'] as const

/** Renders a sign-in form with a captcha, and a fake server. */
export async function renderCaptcha(options: CaptchaPluginOptions, renderOptions: RenderOptions = {}) {
  const { answers = {}, props, children, lang = 'en-001', form, Wrapper = Main } = renderOptions
  const calls: { call: string; body: Record<string, unknown>; query: string }[] = []
  const onError = vi.fn<NonNullable<SignInProps['onError']>>()
  const onSuccess = vi.fn<NonNullable<SignInProps['onSuccess']>>()
  const api = createApi({
    lang,
    async fetch(input, init) {
      const request = new Request(input, init)
      const { pathname, search } = new URL(request.url)
      const call = pathname.split('/').at(-1) ?? ''
      if (call === 'session') return Response.json({ code: 'unauthenticated', message: '' }, { status: 401 })
      const body = request.method === 'POST' ? ((await request.json()) as Record<string, unknown>) : {}
      calls.push({ call, body, query: search })
      return answers[call]?.(body) ?? Response.json({}, { status: 500 })
    },
  })
  await render(
    <FoyerProvider
      api={api}
      session={new Session({ api, storage: null })}
      messages={{ ...kit, ...validation, ...signIn }}
      captcha={createCaptchaPlugin(options)}
      form={form}
      fingerprint={basicFingerprint}
    >
      <Wrapper>
        {children ?? <SignIn signInMethods={signInWays} onError={onError} onSuccess={onSuccess} {...props} />}
      </Wrapper>
    </FoyerProvider>,
  )
  const names = () => calls.map(({ call }) => call)
  return { calls, names, onError, onSuccess }
}

function Main({ children }: { readonly children: ReactNode }) {
  return <main style={{ background: 'var(--foyer-ground)', color: 'var(--foyer-ink)' }}>{children}</main>
}

export async function send(): Promise<void> {
  await fillIn()
  await submit.click()
}

export async function expectTypedIsThere(): Promise<void> {
  await expect.element(email).toHaveValue('anna@example.com')
  await expect.element(password).toHaveValue('corridor')
}

/** The options for a fake GeeTest that runs the given code. */
export const geetestWith = (then: string): CaptchaPluginOptions => ({
  type: 'geetest',
  id: 'id',
  script: geetestScript(then),
})
