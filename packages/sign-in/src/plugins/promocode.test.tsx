import '@foyer/kit/styles.css'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { SignIn } from '../sign-in/sign-in.tsx'
import { SignUp } from '../sign-up/sign-up.tsx'
import { SocialButtons } from '../social/buttons/social-buttons.tsx'
import { configOf, renderSocial, SocialServer } from '../testing/social-server.tsx'

const add = page.getByRole('button', { name: 'Add a promo code' })
const code = page.getByRole('textbox', { name: 'Promo code (optional)' })

function createServer(): SocialServer {
  const server = new SocialServer()
  server.configs = [configOf('google')]
  return server
}

it.each([
  ['sign-in', SignIn],
  ['sign-up', SignUp],
] as const)('a promo code typed on %s is sent with a sign-in through a provider', async (formName, Form) => {
  const { left } = await renderSocial(createServer(), (leave) => (
    <Form hasPromocode social={<SocialButtons redirect={leave} promocode="CARRIED" />} />
  ))
  await add.click()
  await expect.element(code).toHaveFocus()
  await userEvent.keyboard(' WINTER ')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await expect.poll(() => left.length).toBe(1)
  const state = JSON.parse(decodeURIComponent(new URL(left[0] ?? '').searchParams.get('state') ?? ''))
  expect(state).toMatchObject({ promocode: 'WINTER', formName })
})

it('an empty promo code field turns back into its button, and the page’s own code is sent', async () => {
  const { left } = await renderSocial(createServer(), (leave) => (
    <SignIn hasPromocode social={<SocialButtons redirect={leave} promocode="CARRIED" />} />
  ))
  await add.click()
  await expect.element(code).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(add).toHaveFocus()
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await expect.poll(() => left.length).toBe(1)
  expect(new URL(left[0] ?? '').searchParams.get('state')).toContain('CARRIED')
})

it('a promo code of blanks is not sent with a provider', async () => {
  const server = createServer()
  const { left } = await renderSocial(server, (leave) => <SocialButtons redirect={leave} promocode=" " />)
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await expect.poll(() => left.length).toBe(1)
  expect(server.sent[0]?.body).not.toHaveProperty('promocode')
})

it.each([
  ['there is no other way to sign in', [], true],
  ['nobody asks for one', [configOf('google')], false],
])('sign-in has no place for a promo code where %s', async (_, configs, hasPromocode) => {
  const server = new SocialServer()
  server.configs = configs
  await renderSocial(server, () => (
    <SignIn hasPromocode={hasPromocode} social={<SocialButtons expectedProviders={configs.length} />} />
  ))
  await expect.element(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
  await expect.poll(() => add.elements().filter((each) => each.checkVisibility())).toEqual([])
})
