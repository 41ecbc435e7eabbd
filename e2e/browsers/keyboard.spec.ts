import { newPerson } from '../testing/foyer.ts'
import { test } from './testing/journey.ts'
import {
  accountMenu,
  button,
  field,
  heading,
  link,
  menuItem,
  byPartialName,
  tab,
} from './testing/element-queries.ts'

test('A person signs up, opens their account and signs out by keyboard alone', async ({ visitor }) => {
  const person = newPerson()
  await visitor.open('/')
  await visitor.tabTo(link('Create an account'))
  await visitor.press('Enter')
  // On devices with a mouse the first field has the focus, on others the heading.
  await visitor.waitFor(heading('Create an account'))
  await visitor.tabTo(field('E-mail'))
  await visitor.type(person.email)
  await visitor.tabTo(field('Password'))
  await visitor.type(person.password)
  await visitor.tabTo(button('Show password'))
  await visitor.press(' ')
  await visitor.waitFor(field('Password'), { type: 'text' })
  await visitor.press('Shift', 'Tab')
  await visitor.press('Enter')
  await visitor.waitFor(heading('Confirm your e-mail address'))
  await visitor.tabTo(button('Later'))
  await visitor.press('Enter')
  await visitor.waitFor(heading('Welcome'))
  await visitor.waitForText(person.email)
  await visitor.tabTo(byPartialName('link', 'Security'))
  await visitor.press('Enter')
  await visitor.waitFor(heading('Security'))
  await visitor.tabTo(accountMenu, 'Shift')
  await visitor.press('Enter')
  await visitor.waitFor(menuItem('Your account'), { isFocused: true })
  await visitor.press('End')
  await visitor.waitFor(menuItem('Sign out'), { isFocused: true })
  await visitor.press('Enter')
  await visitor.waitFor(button('Sign in'))
})

test('The arrow keys switch between sign-in methods, and the focus moves along', async ({ visitor }) => {
  await visitor.open('/sign-in')
  await visitor.tabTo(tab('E-mail'))
  await visitor.press('ArrowRight')
  await visitor.waitFor(tab('Phone'), { isFocused: true, isChecked: true })
  await visitor.waitFor(field('Phone'))
})

test('The first Tab stop is a link that skips the bar and moves the focus to the main content', async ({
  visitor,
}) => {
  await visitor.open('/checkout')
  // Before hydration the browser itself follows links within the page; WebKit then scrolls, but does not move the focus.
  await visitor.waitForRender()
  await visitor.press('Tab')
  await visitor.waitFor(link('Skip to main content'), { isFocused: true })
  await visitor.press('Enter')
  await visitor.waitFor({ role: 'main' }, { isFocused: true })
})
