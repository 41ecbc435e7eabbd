// @ts-check
// The four tasks, in both versions. Where the screens differ, each version has the steps that its screens require.
import { signInOnOtherDevice } from './product.mjs'

/**
 * @typedef {import('./person.mjs').Person} Person
 * @typedef {import('playwright').Page} Page
 * @typedef {import('./product.mjs').Product} Product
 * @typedef {import('./product.mjs').Account} Account
 * @typedef {{ page: Page, person: Person, account: Account }} TaskContext somebody on the overview, just signed in
 * @typedef {(context: TaskContext) => Promise<void>} Steps
 * @typedef {object} Task
 * @property {string} name
 * @property {import('./keystroke-level.mjs').Device} device
 * @property {string} note what stands beside its steps
 * @property {boolean} [mayGrow] it asks for more than before, on purpose
 * @property {(product: Product, account: Account) => Promise<void>} [prepare] what has happened before the person signs in
 * @property {Steps} now the steps of this version
 * @property {Steps} before those of the version before
 */

/** @type {readonly Task[]} */
export const tasks = [
  {
    name: 'change the password',
    device: 'desktop',
    note: '',
    async now(context) {
      const edit = button(context.page, 'Edit: Password')
      await context.person.press(roomLink(context.page, 'Security'), edit)
      await context.person.press(edit, currentPassword(context.page))
      await changePassword(context)
    },
    async before(context) {
      await context.person.press(accountLink(context.page), currentPassword(context.page))
      await changePassword(context)
    },
  },
  {
    name: 'find and end a strange session',
    device: 'desktop',
    note: '',
    async prepare(product, account) {
      for (const userAgent of Object.values(devices)) await signInOnOtherDevice(product, account, userAgent)
    },
    async now(context) {
      await context.person.press(roomLink(context.page, 'Security'), unknownSession(context.page))
      await endSession(context)
    },
    async before(context) {
      await context.person.press(accountLink(context.page), unknownSession(context.page))
      await endSession(context)
    },
  },
  {
    name: 'link a provider',
    device: 'desktop',
    note: '',
    async now(context) {
      await context.person.press(roomLink(context.page, 'Connections'), button(context.page, 'Link Google'))
      await linkProvider(context)
    },
    async before(context) {
      await context.person.press(accountLink(context.page), button(context.page, 'Link Google'))
      await linkProvider(context)
    },
  },
  {
    name: 'order on a phone with one hand',
    device: 'phone',
    note: ', with a field more: the name',
    mayGrow: true,
    async now(context) {
      const { page, person } = context
      const checkout = page.getByRole('main').getByRole('link', { name: /^Checkout/ })
      await person.press(checkout, field(page, 'Full name'))
      // The address of the account is already filled in.
      await person.fill(field(page, 'Full name'), 'Anna Berg')
      await order(context)
    },
    async before(context) {
      const { page, person } = context
      const checkout = page.getByRole('main').getByRole('link', { name: 'Checkout' })
      await person.press(checkout, field(page, 'Phone'))
      await order(context)
    },
  },
]

/** The user agents of the person's own phone, and of a computer that is not theirs. */
const devices = {
  phone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  strange: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
}

const button = (/** @type {Page} */ page, /** @type {string} */ name) =>
  page.getByRole('button', { name, exact: true })

const field = (/** @type {Page} */ page, /** @type {string} */ name) =>
  page.getByRole('textbox', { name, exact: true })

const accountLink = (/** @type {Page} */ page) =>
  page.getByRole('main').getByRole('link', { name: /^Your account/ })

const roomLink = (/** @type {Page} */ page, /** @type {string} */ name) =>
  page.getByRole('navigation', { name: 'Your account' }).getByRole('link', { name: new RegExp(`^${name}`) })

const currentPassword = (/** @type {Page} */ page) => page.getByLabel('Current password', { exact: true })

const unknownSession = (/** @type {Page} */ page) =>
  page.getByRole('button', { name: /^End session: Firefox/ })

/** @type {Steps} */
async function changePassword({ page, person, account }) {
  await person.fill(currentPassword(page), account.password)
  await person.fill(page.getByLabel('New password', { exact: true }), 'Corridor-lamp-9')
  await person.press(
    button(page, 'Change password'),
    page.getByText('Your password has been changed. Your other devices are signed out.'),
  )
}

/** @type {Steps} */
async function endSession({ page, person }) {
  const confirmButton = button(page, 'Yes, end it')
  await person.press(unknownSession(page), confirmButton)
  await person.press(confirmButton, page.getByText(/^Session ended: Firefox/))
}

/** @type {Steps} */
async function linkProvider({ page, person }) {
  const consent = page.getByRole('button', { name: 'Continue as somebody new' })
  await person.press(button(page, 'Link Google'), consent)
  await person.press(consent, page.getByText('Google is linked. You can sign in with it from now on.'))
}

/** The steps that both versions require. A country and a currency are already chosen. @type {Steps} */
async function order({ page, person }) {
  await person.fill(field(page, 'Phone'), '7400123456')
  await person.fill(page.getByLabel('Date of birth', { exact: true }), '03051990')
  await person.fill(page.locator('input[name=addressLine1]'), '12 Harbour Street')
  await person.fill(page.locator('input[name=zipCode]'), 'CT51ND')
  await person.fill(page.locator('input[name=city]'), 'Whitstable')
  await person.press(page.getByRole('checkbox'))
  await person.press(
    button(page, 'Place the order'),
    page.getByRole('heading', { level: 1, name: 'Your order is placed' }),
  )
}
