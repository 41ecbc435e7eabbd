import { expect, test } from './testing/journey.ts'
import { copy } from './testing/people.ts'
import { button, field, byPartialName } from './testing/element-queries.ts'

const date = field('Date of birth')
const phone = field('Phone')

test('A date gets its separators while it is typed, and the caret stays at the edit', async ({ visitor }) => {
  await visitor.open('/checkout')
  await visitor.fill(date, '0503190')
  await visitor.waitFor(date, { value: '05/03/190', caret: [9, 9] })
  await visitor.press('Home')
  await visitor.press('ArrowRight')
  await visitor.press('Delete')
  await visitor.waitFor(date, { value: '0/03/190', caret: [1, 1] })
  await visitor.press('6')
  await visitor.waitFor(date, { value: '06/03/190' })
  await visitor.press('End')
  await visitor.press('Backspace')
  await visitor.press('Backspace')
  await visitor.type('985')
  await visitor.waitFor(date, { value: '06/03/1985', caret: [10, 10] })
})

test('The keyboard undoes and redoes typing in a date', async ({ visitor }) => {
  await visitor.open('/checkout')
  await visitor.fill(date, '05031990')
  await visitor.press('Backspace')
  await visitor.waitFor(date, { value: '05/03/199' })
  for (const redoKeys of [
    ['Control', 'Shift', 'z'],
    ['Control', 'y'],
  ]) {
    await visitor.press('Control', 'z')
    await visitor.waitFor(date, { value: '05/03/1990', caret: [10, 10] })
    await visitor.press(...redoKeys)
    await visitor.waitFor(date, { value: '05/03/199' })
  }
})

test(
  'The browser itself undoes and redoes typing in a plain input',
  { tag: '@own-undo' },
  async ({ visitor }) => {
    await visitor.open('/checkout')
    await visitor.fill(field('City'), 'Berlin')
    await visitor.press('Control', 'z')
    // Depending on the browser, undo removes the last letter or the whole run of typing.
    await visitor.waitFor(field('City'), {
      value: expect.not.stringMatching(/^Berlin$/) as unknown as string,
    })
    await visitor.press('Control', 'Shift', 'z')
    await visitor.waitFor(field('City'), { value: 'Berlin' })
  },
)

test('A pasted date keeps its value, and one undo brings back what it replaced', async ({ visitor }) => {
  await visitor.open('/checkout')
  await copy(visitor, '05/03/1990', 'City')
  await visitor.fill(date, '12')
  await visitor.press('Control', 'a')
  await visitor.press('Control', 'v')
  await visitor.waitFor(date, { value: '05/03/1990' })
  await visitor.press('Control', 'z')
  await visitor.waitFor(date, { value: expect.stringMatching(/^12/) as unknown as string })
})

test('The keyboard undoes and redoes typing in a phone number, and the caret stays at the edit', async ({
  visitor,
}) => {
  await visitor.open('/checkout')
  await visitor.fill(phone, '+4915112345678')
  await visitor.waitFor(phone, { value: '49 1511 2345678', caret: [15, 15] })
  await visitor.press('Backspace')
  await visitor.waitFor(phone, { value: '49 1511 234567' })
  for (const redoKeys of [
    ['Control', 'Shift', 'z'],
    ['Control', 'y'],
  ]) {
    await visitor.press('Control', 'z')
    await visitor.waitFor(phone, { value: '49 1511 2345678', caret: [15, 15] })
    await visitor.press(...redoKeys)
    await visitor.waitFor(phone, { value: '49 1511 234567' })
  }
  // Moves the caret into the middle, past the space between two groups.
  for (let step = 0; step < 7; step++) await visitor.press('ArrowLeft')
  await visitor.press('Backspace')
  await visitor.waitFor(phone, { value: '49 1512 34567', caret: [6, 6] })
  await visitor.type('0')
  await visitor.waitFor(phone, { value: '49 1510 234567', caret: [7, 7] })
})

test('Pasting a phone number selects its country', async ({ visitor }) => {
  await visitor.open('/checkout')
  await copy(visitor, '+49 151 12345678', 'City')
  await visitor.click(phone)
  await visitor.press('Control', 'a')
  await visitor.press('Control', 'v')
  await visitor.waitFor({ role: 'button', name: 'Country: Germany, +49', isPart: true })
  const { value } = await visitor.waitFor(phone)
  expect(value?.replaceAll(/\D/g, '')).toBe('4915112345678')
})

test('Values that a script fills in are formatted, and pass the validation of the form', async ({
  visitor,
}) => {
  await visitor.open('/checkout')
  await visitor.fillByScript(date, '5/3/1990')
  await visitor.waitFor(date, { value: '05/03/1990' })
  await visitor.fillByScript(phone, '+4915112345678')
  await visitor.waitFor(byPartialName('button', 'Country: Germany, +49'))
  await visitor.click(button('Place the order'))
  await visitor.waitFor(field('Street and number'), { isInvalid: true })
  await visitor.waitFor(date, { isInvalid: false })
  await visitor.waitFor(phone, { isInvalid: false })
})
