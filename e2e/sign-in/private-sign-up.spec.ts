import { expect, expectNoAxeViolations, newPerson, test } from '../testing/foyer.ts'
import { fillIn } from '../testing/forms.ts'
import { startOwnProduct } from '../testing/products/own-product.ts'
import { readMessage } from '../testing/read-message.ts'

const ownProduct = startOwnProduct(() => ({ REGISTRATION: 'private' }))

// R10.31
test('With private registration every sign-up asks for a mailed code, and a person who already has an account gets a notice', async ({
  page,
  browser,
  request,
}) => {
  const { url, sandbox } = ownProduct().product
  const person = newPerson()
  await page.goto(`${url}/sign-up`)
  await fillIn(page, person)
  await page.getByRole('button', { name: 'Create account' }).click()
  const code = page.getByRole('textbox', { name: 'Code from the e-mail' })
  await expect(code).toBeFocused()
  await expectNoAxeViolations(page)
  const { text } = await readMessage(request, sandbox, person.email, /#code=/)
  await page.keyboard.type(/#code=(\d{6})/.exec(text)?.[1] ?? '')
  await expect(page.getByText(/Signed in|Welcome|Your account/).first()).toBeVisible()
  await page.goto(`${url}/account/profile`)
  await expect(page.getByRole('region', { name: 'E-mail and phone' })).toContainText('Confirmed')

  const strangerPage = await browser.newPage()
  await strangerPage.goto(`${url}/sign-up`)
  await fillIn(strangerPage, person)
  await strangerPage.getByRole('button', { name: 'Create account' }).click()
  await expect(strangerPage.getByRole('textbox', { name: 'Code from the e-mail' })).toBeFocused()
  await readMessage(request, sandbox, person.email, /nothing was changed/)
  await strangerPage.close()
})
