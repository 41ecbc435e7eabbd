import { expect, test } from './testing/journey.ts'
import { phoneCountry } from './testing/people.ts'
import { field, byPartialName } from './testing/element-queries.ts'

const search = byPartialName('combobox', 'Search')

test('A country is found by name and chosen by keyboard, and its phone number can be typed at once', async ({
  visitor,
}) => {
  await visitor.open('/checkout')
  await visitor.click(phoneCountry)
  await visitor.waitFor(search, { isFocused: true })
  await visitor.type('ukr')
  await visitor.waitFor(byPartialName('option', 'Ukraine'))
  await visitor.press('Enter')
  await visitor.waitFor(byPartialName('button', 'Country: Ukraine, +380'))
  await visitor.waitFor(field('Phone'), { isFocused: true })
  await visitor.type('671234567')
  const { value } = await visitor.waitFor(field('Phone'))
  expect(value?.replaceAll(/\D/g, '')).toBe('380671234567')
})

test('A country is chosen by the mouse', async ({ visitor }) => {
  await visitor.open('/checkout')
  await visitor.click(phoneCountry)
  await visitor.waitFor(search, { isFocused: true })
  await visitor.type('germ')
  await visitor.click(byPartialName('option', 'Germany'))
  await visitor.waitFor(byPartialName('button', 'Country: Germany, +49'))
})

test('In the list of countries, Escape first clears the search, and then closes the list and returns the focus', async ({
  visitor,
}) => {
  await visitor.open('/checkout')
  await visitor.click(phoneCountry)
  await visitor.waitFor(search, { isFocused: true })
  await visitor.type('x')
  await visitor.press('Escape')
  await visitor.waitFor(search, { value: '', isFocused: true })
  await visitor.press('Escape')
  await visitor.waitForNone(search)
  await visitor.waitFor(phoneCountry, { isFocused: true })
})
