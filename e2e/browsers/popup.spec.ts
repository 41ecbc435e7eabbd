import { consent } from './testing/people.ts'
import { test } from './testing/journey.ts'
import { accountMenu, button, dialog, field, link } from './testing/things.ts'

test('A window of its own opens, signs a person in and closes, and the page that they never left goes on', async ({
  visitor,
}) => {
  await visitor.open('/checkout')
  await visitor.fill(field('City'), 'Berlin')
  await visitor.click(link('Sign in', { role: 'banner' }))
  const form = dialog('Sign in')
  await visitor.click(button('Continue with Google', form))
  const popup = await visitor.followPopup()
  await visitor.read('Continue in the Google window.')
  await consent(popup)
  await visitor.seeNone(form)
  await visitor.see(accountMenu)
  await visitor.arrive('/checkout')
  await visitor.see(field('City'), { value: 'Berlin' })
})
