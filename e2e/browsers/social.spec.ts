import { consent, signUpByCall, openWithWorker, proveAddress } from './testing/people.ts'
import { test } from './testing/journey.ts'
import { accountMenu, button, field, heading } from './testing/element-queries.ts'

test('A person signs in with a provider in the same window, and returns to the address that they came from', async ({
  visitor,
}) => {
  await visitor.open('/account?from=letter#devices')
  await visitor.click(button('Continue with Google'))
  await consent(visitor)
  await visitor.waitFor(heading('Your account'))
  await visitor.waitForPath('/account?from=letter#devices')
})

test(
  'After Back from the page of a provider, the provider buttons still work',
  { tag: '@kept-page' },
  async ({ visitor }) => {
    await visitor.open('/sign-in')
    await visitor.click(button('Continue with Facebook'))
    await visitor.waitFor(field('Answer'))
    await visitor.driver.back()
    await visitor.waitFor(heading('Sign in'))
    await visitor.click(button('Continue with Google'))
    await consent(visitor)
    await visitor.waitFor(accountMenu)
  },
)

test('A page that the service worker controls links a provider, and confirms it', async ({
  visitor,
  foyer,
}) => {
  await proveAddress(visitor, foyer, await signUpByCall(visitor))
  await openWithWorker(visitor, '/account/connections')
  await visitor.click(button('Link Discord'))
  await consent(visitor)
  await visitor.waitForText('Discord is linked.')
  await visitor.waitFor(button('Unlink Discord'))
})
