import { randomUUID } from 'node:crypto'
import { encodeState } from '@foyer/core/social'
import type { Browser } from '../../../apps/server/src/testing/browser.ts'
import { newEmail, password } from '../../fuzz/person.ts'
import { publicUrl } from '../../product.ts'
import { answerAsDiscord, challenge, verifier } from '../../torture/social.ts'
import { codePattern, readSent } from './read-sent.ts'
import type { WalkEnvironment } from './walk-environment.ts'

const startBody = { pathname: '/', lang: 'en-001', code_challenge: challenge } as const

export async function walkSocial(environment: WalkEnvironment): Promise<void> {
  const { open, provider } = environment
  answerAsDiscord(provider)
  const browser = open()
  const subject = randomUUID()
  for (let time = 0; time < 2; time++) await signIn(browser, subject)
  const email = newEmail()
  await browser.call('passwordSetup', { body: { email, password } })
  const code = await readSent(environment, { to: email, pattern: codePattern })
  await browser.call('passwordSetupConfirm', { body: { code } })
  await browser.call('unlinkIdentity', { params: { social: 'discord' } })
  await setUpPhone(environment)
  await startSteamSignIn(environment)
  // The second time, the provider is linked already.
  for (let time = 0; time < 2; time++) await link(browser, subject)
}

async function signIn(browser: Browser, subject: string): Promise<void> {
  const { body } = await browser.call('profileNew', { body: { ...startBody, social: 'discord' } })
  await browser.call('socialFinish', {
    params: { social: 'discord' },
    body: { state: body.state, code: subject, code_verifier: verifier, lang: 'en-001', user_agent: 'proof' },
  })
}

async function link(browser: Browser, subject: string): Promise<void> {
  const { body } = await browser.call('socialLink', {
    params: { social: 'discord' },
    body: { social: 'discord', redirectUrl: `${publicUrl}/account` },
  })
  const state = new URL(body.url).searchParams.get('state') ?? ''
  const search = new URLSearchParams({ state, code: subject }).toString()
  const linked = await browser.request({ url: `/web/v1/auth/discord/link-callback?${search}` })
  if (linked.status >= 400) throw new Error(`linking answered ${linked.status}: ${linked.text}`)
}

async function setUpPhone(environment: WalkEnvironment): Promise<void> {
  const [browser, phone] = [environment.open(), '+15550108888']
  await signIn(browser, randomUUID())
  await browser.call('passwordSetup', { body: { phone, password } })
  const code = await readSent(environment, { to: phone, pattern: codePattern })
  await browser.call('passwordSetupConfirm', { body: { code } })
}

/** For OpenID the server builds the provider's URL, and stores its `return_to`. */
async function startSteamSignIn({ open }: WalkEnvironment): Promise<void> {
  const browser = open()
  const { body } = await browser.call('profileNew', { body: { ...startBody, social: 'steam' } })
  const state = encodeURIComponent(encodeState('steam', { state: body.state, pathname: '/' }))
  await browser.call('socialLink', {
    params: { social: 'steam' },
    body: { social: 'steam', redirectUrl: `${publicUrl}/oauth/steam?state=${state}` },
  })
}
