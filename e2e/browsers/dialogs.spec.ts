import { signUpByCall } from './testing/people.ts'
import { test } from './testing/journey.ts'
import { button, checkbox, dialog, field, link } from './testing/element-queries.ts'

test('Escape closes the sign-in over the checkout and returns the focus, and signing in there keeps what was typed', async ({
  visitor,
  foyer,
}) => {
  await visitor.open('/checkout')
  await visitor.fill(field('City'), 'Berlin')
  const opener = link('Sign in', { role: 'banner' })
  await visitor.click(opener)
  await visitor.waitFor(dialog('Sign in'))
  await visitor.waitFor(field('E-mail', dialog('Sign in')))
  await visitor.press('Escape')
  await visitor.waitForNone(dialog('Sign in'))
  await visitor.waitFor(opener, { isFocused: true })
  await visitor.waitFor(field('City'), { value: 'Berlin' })

  await visitor.press('Enter')
  await visitor.fill(field('E-mail', dialog('Sign in')), foyer.demo.email)
  await visitor.fill(field('Password', dialog('Sign in')), foyer.demo.password)
  await visitor.press('Enter')
  await visitor.waitForNone(dialog('Sign in'))
  await visitor.waitForText(foyer.demo.email)
  await visitor.waitFor(field('City'), { value: 'Berlin' })
})

test('Escape closes the terms over the checkout and returns the focus, and the form keeps what was typed', async ({
  visitor,
}) => {
  await visitor.open('/checkout')
  await visitor.fill(field('City'), 'Berlin')
  await visitor.click(link('terms'))
  await visitor.waitFor(dialog('Terms'))
  await visitor.press('Escape')
  await visitor.waitForNone(dialog('Terms'))
  await visitor.waitFor(link('terms'), { isFocused: true })
  await visitor.waitFor(field('City'), { value: 'Berlin' })
})

test('The focus stays in a dialog, and goes back to what opened it', async ({ visitor }) => {
  await signUpByCall(visitor)
  await visitor.open('/account/data')
  await visitor.click(button('Delete account…'))
  const confirmation = dialog('Delete your account?')
  await visitor.waitFor(checkbox('Yes, delete everything', confirmation), { isFocused: true })
  await visitor.tabTo(button('Keep my account', confirmation))
  await visitor.press('Enter')
  await visitor.waitForNone(confirmation)
  await visitor.waitFor(button('Delete account…'), { isFocused: true })
})

test('Escape closes the question about deleting the account, even with its box ticked, and returns the focus', async ({
  visitor,
}) => {
  const opener = button('Delete account…')
  const confirmation = dialog('Delete your account?')
  await signUpByCall(visitor)
  await visitor.open('/account/data')
  await visitor.click(opener)
  await visitor.click(checkbox('Yes, delete everything', confirmation))
  await visitor.press('Escape')
  await visitor.waitForNone(confirmation)
  await visitor.waitFor(opener, { isFocused: true })
})
