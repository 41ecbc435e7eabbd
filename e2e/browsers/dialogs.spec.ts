import { enter } from './testing/people.ts'
import { test } from './testing/journey.ts'
import { button, checkbox, dialog, field, link } from './testing/things.ts'

test('Escape closes the sign-in over the checkout and returns the focus, and signing in there keeps what was typed', async ({
  visitor,
  foyer,
}) => {
  await visitor.open('/checkout')
  await visitor.fill(field('City'), 'Berlin')
  const opener = link('Sign in', { role: 'banner' })
  await visitor.click(opener)
  await visitor.see(dialog('Sign in'))
  await visitor.see(field('E-mail', dialog('Sign in')))
  await visitor.press('Escape')
  await visitor.seeNone(dialog('Sign in'))
  await visitor.see(opener, { isFocused: true })
  await visitor.see(field('City'), { value: 'Berlin' })

  await visitor.press('Enter')
  await visitor.fill(field('E-mail', dialog('Sign in')), foyer.demo.email)
  await visitor.fill(field('Password', dialog('Sign in')), foyer.demo.password)
  await visitor.press('Enter')
  await visitor.seeNone(dialog('Sign in'))
  await visitor.read(foyer.demo.email)
  await visitor.see(field('City'), { value: 'Berlin' })
})

test('Escape closes the terms over the checkout and returns the focus, and the form keeps what was typed', async ({
  visitor,
}) => {
  await visitor.open('/checkout')
  await visitor.fill(field('City'), 'Berlin')
  await visitor.click(link('terms'))
  await visitor.see(dialog('Terms'))
  await visitor.press('Escape')
  await visitor.seeNone(dialog('Terms'))
  await visitor.see(link('terms'), { isFocused: true })
  await visitor.see(field('City'), { value: 'Berlin' })
})

test('The focus stays in a dialog, and goes back to what opened it', async ({ visitor }) => {
  await enter(visitor)
  await visitor.open('/account/data')
  await visitor.click(button('Delete account…'))
  const question = dialog('Delete your account?')
  await visitor.see(checkbox('Yes, delete everything', question), { isFocused: true })
  await visitor.tabTo(button('Keep my account', question))
  await visitor.press('Enter')
  await visitor.seeNone(question)
  await visitor.see(button('Delete account…'), { isFocused: true })
})

test('Escape closes the question about deleting the account, even with its box ticked, and returns the focus', async ({
  visitor,
}) => {
  const opener = button('Delete account…')
  const question = dialog('Delete your account?')
  await enter(visitor)
  await visitor.open('/account/data')
  await visitor.click(opener)
  await visitor.click(checkbox('Yes, delete everything', question))
  await visitor.press('Escape')
  await visitor.seeNone(question)
  await visitor.see(opener, { isFocused: true })
})
