import { test } from './testing/journey.ts'
import { accountMenu, button, heading, link, field, menuItem } from './testing/element-queries.ts'

test('A person signs in, is still in after a reload, and signs out', async ({ visitor, foyer }) => {
  await visitor.open('/sign-in')
  await visitor.fill(field('E-mail'), foyer.demo.email)
  await visitor.fill(field('Password'), foyer.demo.password)
  await visitor.press('Enter')
  await visitor.waitForText(foyer.demo.email)
  await visitor.driver.reload()
  await visitor.waitForText(foyer.demo.email)
  await visitor.click(accountMenu)
  await visitor.click(menuItem('Sign out'))
  await visitor.waitFor(heading('Welcome to Foyer'))
})

test('Credentials that a password manager fills in by script sign the person in', async ({
  visitor,
  foyer,
}) => {
  await visitor.open('/sign-in')
  await visitor.fillByScript(field('E-mail'), foyer.demo.email)
  await visitor.fillByScript(field('Password'), foyer.demo.password)
  await visitor.click(button('Sign in'))
  await visitor.waitForText(foyer.demo.email)
})

test('A wrong password shows an error, and what was typed stays', async ({ visitor, foyer }) => {
  await visitor.open('/sign-in')
  await visitor.fill(field('E-mail'), foyer.demo.email)
  await visitor.fill(field('Password'), 'Wrong-password-1')
  await visitor.click(button('Sign in'))
  await visitor.waitForText('is wrong')
  await visitor.waitFor(field('E-mail'), { value: foyer.demo.email })
  await visitor.waitFor(field('Password'), { value: 'Wrong-password-1', isFocused: true })
  // The wrong password is selected, so typing replaces it.
  await visitor.type(foyer.demo.password)
  await visitor.press('Enter')
  await visitor.waitForText(foyer.demo.email)
})

test('Sending an empty form moves the focus to the first missing field', async ({ visitor }) => {
  await visitor.open('/sign-in')
  await visitor.click(button('Sign in'))
  await visitor.waitFor(field('E-mail'), { isFocused: true })
})

test('Following a link moves the focus to the heading of the next page', async ({ visitor }) => {
  await visitor.open('/terms')
  // Before hydration the browser itself follows the link.
  await visitor.waitForRender()
  await visitor.click(link('Back to the checkout'))
  await visitor.waitFor(heading('Checkout'), { isFocused: true })
})
