import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { accountMenu } from '../testing/account-menu.ts'
import { anna, renderApp, TestServer } from '../testing/render-app.tsx'

beforeEach(() => sessionStorage.clear())

const recoveryCodes = ['ABCDE-FGHJK', 'BCDEF-GHJKM']
const form = page.getByRole('dialog', { name: 'Sign in', exact: true })
const confirmation = page.getByRole('dialog', { name: 'Have you saved your recovery codes?' })

it('New recovery codes in the dialog cannot be closed before the person says that they are saved', async () => {
  const server = new TestServer(null)
  const secondFactor = { ways: [], trustDays: null, expiresAt: '2030-01-01T00:00:00.000Z', ended: null }
  server.answers['POST /login'] = () =>
    Response.json({ code: 'second_factor_needed', message: 'One more step', secondFactor }, { status: 403 })
  server.answers['POST /second-factor/totp'] = () =>
    Response.json({ secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Shop?secret=JBSWY3DPEHPK3PXP' })
  server.answers['POST /second-factor/totp/confirm'] = () => {
    server.user = anna
    return Response.json({ ...anna, recoveryCodes })
  }
  await renderApp('/checkout', server)
  await page.getByLabelText('City', { exact: true }).fill('Berlin')
  await page.getByRole('banner').getByRole('link', { name: 'Sign in', exact: true }).click()
  await form.getByRole('combobox', { name: 'E-mail' }).fill('anna@example.com')
  await form.getByLabelText('Password', { exact: true }).fill('corridor')
  await userEvent.keyboard('{Enter}')
  await form.getByRole('textbox', { name: 'Code from your authenticator app' }).fill('123456')
  await expect.element(form.getByText('ABCDE-FGHJK')).toBeVisible()
  for (const close of [
    () => userEvent.keyboard('{Escape}'),
    () => form.getByRole('button', { name: 'Close' }).click(),
  ]) {
    await close()
    await expect.element(confirmation.getByRole('button', { name: 'Back to the codes' })).toHaveFocus()
    // Escape closes only the upper one of the two dialogs, which is the confirmation.
    await userEvent.keyboard('{Escape}')
    await expect.element(confirmation).not.toBeInTheDocument()
    await expect.element(form.getByText('ABCDE-FGHJK')).toBeVisible()
  }
  await form.getByRole('button', { name: 'Close' }).click()
  await confirmation.getByRole('button', { name: 'I have saved them' }).click()
  await expect.element(form).not.toBeInTheDocument()
  await expect.element(accountMenu).toBeVisible()
  await expect.element(page.getByLabelText('City', { exact: true })).toHaveValue('Berlin')
})
