import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { getSection, renderRoom } from '../../testing/account-page.ts'
import { proof, requireProof } from '../../testing/proof.ts'

it('says why the data could not be downloaded', async () => {
  const server = await renderRoom('data')
  server.isReachable = false
  await page.getByRole('button', { name: 'Download my data' }).click()
  await expect.element(getSection('Your data').getByRole('alert')).toHaveTextContent(/Check your connection/)
})

it('asks once for a proof, however often it is pressed, and then saves the data once', async () => {
  const server = await renderRoom('data')
  requireProof(server, 'GET /account/export')
  const button = page.getByRole('button', { name: 'Download my data' })
  await button.dblClick()
  await proof.give()
  await expect.element(page.getByText(/foyer-account-.+\.json/)).toBeVisible()
  expect(server.sent.filter(({ call }) => call === 'GET /account/export')).toHaveLength(2)
  await expect.element(button).toHaveFocus()
})
