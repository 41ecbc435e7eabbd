import { encodeState } from '@foyer/core/social'
import type { Browser } from '../browser.ts'
import { ada } from '../people.ts'
import { home } from './social-test.ts'

/** The address that the client passes, which leads back to the account page. */
export const redirectUrl = (social: string) =>
  `${home}/oauth/${social}?state=${encodeURIComponent(
    encodeState(social, { state: '', pathname: '/account', vkLink: true }),
  )}`

/** Starts a linking. Returns the provider's authorization URL. */
export async function startLink(browser: Browser, social: string): Promise<URL> {
  const body = { social, redirectUrl: redirectUrl(social), lang: 'en-001' as const }
  const { body: answer } = await browser.call('socialLink', { params: { social }, body })
  return new URL(answer.url)
}

const callback = (social: string, query: Record<string, string>) =>
  `/web/v1/auth/${social}/link-callback?${new URLSearchParams(query).toString()}`

/** Simulates the browser's return from the provider. @returns the address that it is redirected to */
export async function returnFromProvider(browser: Browser, social: string, query: Record<string, string>) {
  const { status, headers } = await browser.request({ url: callback(social, query) })
  return { status, location: headers['location'] }
}

/** Signs a person in, and starts to link Discord. */
export async function registerAndStartLink(browser: Browser, person = ada) {
  await browser.registerProven(person)
  const state = (await startLink(browser, 'discord')).searchParams.get('state') ?? ''
  return { state, code: 'secret-code' }
}

/** The linked providers, each with the person's name there. */
export const listLinked = async (browser: Browser) =>
  (await browser.call('identities')).body.identities.map(({ social, name }) => [social, name])

/** The state in the redirect if the linking's own state is unknown: the page explains that, and leads back to the account. */
const lostState = { state: '', pathname: '/account', vkLink: true }
export const lostStateUrl = `${home}/oauth/discord?state=${encodeURIComponent(encodeState('discord', lostState))}&error=social_state_invalid`
