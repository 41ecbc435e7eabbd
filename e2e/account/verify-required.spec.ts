import { expect, expectNoAxeViolations, newPerson, test } from '../testing/foyer.ts'
import { fillIn } from '../testing/forms.ts'
import { startOwnProduct } from '../testing/products/own-product.ts'
import { readMessage } from '../testing/read-message.ts'

const ownProduct = startOwnProduct(() => ({ VERIFY_IDENTIFIERS: 'required' }))

// R10.2
test('Where verification is required, a person can reach only their data before it, and goes on after it', async ({
  page,
  request,
}) => {
  const { url, sandbox } = ownProduct().product
  const person = newPerson()
  const heading = page.getByRole('heading', { level: 1 })
  await page.goto(`${url}/sign-up`)
  await fillIn(page, person)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(heading).toHaveText('Confirm your e-mail address')
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Later' })).toHaveCount(0)
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: 'Download your data, delete your account' }).click()
  await expect(heading).toHaveText('Data')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.json$/)
  for (const path of ['/', '/account/security']) {
    await page.goto(url + path)
    await expect(page).toHaveURL(`${url}/verify`)
  }
  const { text } = await readMessage(request, sandbox, person.email, /#code=/)
  await page.getByLabel('Code from the e-mail').fill(/#code=(\d{6})/.exec(text)?.[1] ?? '')
  await expect(heading).toHaveText('Security')
  await expect(page.getByText('This device')).toBeVisible()
})
