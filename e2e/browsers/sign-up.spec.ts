import { newPerson } from '../testing/foyer.ts'
import { test } from './testing/journey.ts'
import { button, field } from './testing/element-queries.ts'

test('A person makes an account', async ({ visitor }) => {
  const person = newPerson()
  await visitor.open('/sign-up')
  await visitor.fill(field('E-mail'), person.email)
  await visitor.fill(field('Password'), person.password)
  await visitor.click(button('Create account'))
  await visitor.waitForText(person.email)
})

test('A password can be shown while it is typed, and the caret stays', async ({ visitor }) => {
  await visitor.open('/sign-up')
  await visitor.fill(field('Password'), 'Correct-hrse-7')
  for (let step = 0; step < 'rse-7'.length; step++) await visitor.press('ArrowLeft')
  await visitor.press('o')
  await visitor.waitFor(field('Password'), { value: 'Correct-horse-7', caret: [10, 10], type: 'password' })
  await visitor.click(button('Show password'))
  await visitor.waitFor(field('Password'), { value: 'Correct-horse-7', caret: [10, 10], type: 'text' })
})

test('Credentials that a password manager fills in by script create the account', async ({ visitor }) => {
  const person = newPerson()
  await visitor.open('/sign-up')
  await visitor.fillByScript(field('E-mail'), person.email)
  await visitor.fillByScript(field('Password'), person.password)
  await visitor.click(button('Create account'))
  await visitor.waitForText(person.email)
})
