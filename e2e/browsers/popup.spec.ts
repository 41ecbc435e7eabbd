import { consent } from './testing/people.ts'
import { test } from './testing/journey.ts'
import { accountMenu, button, dialog, field, link } from './testing/things.ts'

test('The popup of a provider signs a person in and closes, and the checkout behind it keeps what was typed', async ({
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
