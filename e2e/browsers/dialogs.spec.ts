import { enter } from './testing/people.ts'
import { test } from './testing/journey.ts'
import { button, dialog, field, link } from './testing/things.ts'

test('The sign-in over a checkout is closed by Escape, and the focus goes back to what opened it', async ({
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

test('Terms over a form are closed by Escape, and the form is as it was', async ({ visitor }) => {
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
  await visitor.open('/account')
  await visitor.click(button('Delete account…'))
  const question = dialog('Delete your account?')
  await visitor.see(field('Your password', question), { isFocused: true })
  await visitor.tabTo(button('Keep my account', question))
  await visitor.press('Enter')
  await visitor.seeNone(question)
  await visitor.see(button('Delete account…'), { isFocused: true })
})

for (const { what, opener, question } of [
  { what: 'its deletion', opener: button('Delete account…'), question: 'Delete your account?' },
  { what: 'a provider', opener: button('Link Google'), question: 'Link Google?' },
])
  test(`The question about ${what} is closed by Escape, whatever was typed, and the focus goes back`, async ({
    visitor,
  }) => {
    await enter(visitor)
    await visitor.open('/account')
    await visitor.click(opener)
    await visitor.see(dialog(question))
    await visitor.type('not-whole')
    await visitor.press('Escape')
    await visitor.seeNone(dialog(question))
    await visitor.see(opener, { isFocused: true })
  })
