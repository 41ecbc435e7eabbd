import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { part, renderAccount } from '../../testing/account-page.ts'

it('says why the data could not be had', async () => {
  const server = await renderAccount()
  server.isReachable = false
  await page.getByRole('button', { name: 'Download my data' }).click()
  await expect.element(part('Your data').getByRole('alert')).toHaveTextContent(/Check your connection/)
})
