import { expect, test } from './testing/journey.ts'
import { button, field, heading, link } from './testing/element-queries.ts'
import type { Visitor } from './testing/visitor.ts'

/** Does the browser itself restore form values after a reload? If not, the test types them again. */
const keepsOnReload: Readonly<Record<string, boolean>> = { firefox: true, webkit: false }

async function typeWhatIsMissing(visitor: Visitor, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values))
    if ((await visitor.waitFor(field(label))).value === '') await visitor.fill(field(label), value)
}

test('After a reload, the sign-in form sends what its inputs show', async ({ visitor, foyer }, {
  project,
}) => {
  const { email, password } = foyer.demo
  await visitor.open('/sign-in')
  await visitor.fill(field('E-mail'), email)
  await visitor.fill(field('Password'), 'something else')
  await visitor.driver.reload()
  await visitor.waitFor(field('E-mail'), { value: keepsOnReload[project.name] ? email : '' })
  await typeWhatIsMissing(visitor, { 'E-mail': email })
  await visitor.fill(field('Password'), password)
  await visitor.press('Enter')
  await visitor.waitForText(email)
})

test('After a reload, a masked form is either restored or empty, and its validation agrees with what it shows', async ({
  visitor,
}) => {
  await visitor.open('/checkout')
  await visitor.fill(field('Phone'), '+4915112345678')
  await visitor.fill(field('Date of birth'), '05031990')
  await visitor.fill(field('City'), 'Berlin')
  const phoneBefore = await visitor.waitFor(field('Phone'))
  await visitor.driver.reload()
  await visitor.waitFor(heading('Checkout'))
  const { value: city } = await visitor.waitFor(field('City'))
  const { value: date } = await visitor.waitFor(field('Date of birth'))
  expect(['', 'Berlin']).toContain(city)
  expect(['', '05/03/1990']).toContain(date)
  // The form's state must match the fields: only empty fields may be reported as missing.
  await typeWhatIsMissing(visitor, { 'Date of birth': '05031990', City: 'Berlin' })
  const { value: phone } = await visitor.waitFor(field('Phone'))
  if (phone !== phoneBefore.value) await visitor.fill(field('Phone'), '+4915112345678')
  await visitor.click(button('Place the order'))
  await visitor.waitFor(field('Street and number'), { isInvalid: true })
  for (const label of ['Phone', 'Date of birth', 'City'])
    await visitor.waitFor(field(label), { isInvalid: false })
})

test(
  'After Back, the sign-in form still has what was typed, and signs the person in with it',
  { tag: '@kept-page' },
  async ({ visitor, foyer }) => {
    const { email, password } = foyer.demo
    await visitor.open('/sign-in')
    await visitor.fill(field('E-mail'), email)
    await visitor.open('/terms')
    await visitor.waitFor(heading('Terms'))
    await visitor.driver.back()
    await visitor.waitFor(field('E-mail'), { value: email })
    await visitor.fill(field('Password'), password)
    await visitor.press('Enter')
    await visitor.waitForText(email)
  },
)

test(
  'After Back, a masked form still has its values, can be edited, and passes its validation',
  { tag: '@kept-page' },
  async ({ visitor }) => {
    await visitor.open('/checkout')
    await visitor.fill(field('Phone'), '+4915112345678')
    await visitor.fill(field('Date of birth'), '05031990')
    const { value: phone } = await visitor.waitFor(field('Phone'))
    await visitor.open('/terms')
    await visitor.waitFor(heading('Terms'))
    await visitor.driver.back()
    await visitor.waitFor(field('Phone'), { value: phone })
    await visitor.waitFor(field('Date of birth'), { value: '05/03/1990' })
    // Continues typing where it was interrupted.
    await visitor.click(field('Date of birth'))
    await visitor.press('End')
    await visitor.press('Backspace')
    await visitor.type('1')
    await visitor.waitFor(field('Date of birth'), { value: '05/03/1991' })
    await visitor.click(button('Place the order'))
    await visitor.waitFor(field('Street and number'), { isInvalid: true })
    for (const label of ['Phone', 'Date of birth']) await visitor.waitFor(field(label), { isInvalid: false })
  },
)

test('Back returns to the page on which a link within the app was followed', async ({ visitor }) => {
  await visitor.open('/sign-in')
  await visitor.click(link('Create an account'))
  await visitor.waitFor(heading('Create an account'))
  await visitor.driver.back()
  await visitor.waitFor(heading('Sign in'))
})

test('Opening another address wins over a link within the app whose script is still loading', async ({
  visitor,
}) => {
  await visitor.open('/sign-in')
  await visitor.waitFor(link('Create an account'))
  // Before hydration the browser itself follows links.
  await visitor.waitForRender()
  await visitor.run(async () => {
    document.querySelector<HTMLElement>('a[href^="/sign-up"]')?.click()
    await new Promise((resolve) => setTimeout(resolve))
    location.assign('/terms')
  }, null)
  await visitor.waitFor(heading('Terms'))
  await visitor.waitForPath('/terms')
})
