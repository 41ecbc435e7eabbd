import { consent } from './testing/people.ts'
import { test } from './testing/journey.ts'
import { accountMenu, button, dialog, field, link } from './testing/element-queries.ts'

test('The popup of a provider signs a person in and closes, and the checkout behind it keeps what was typed', async ({
  visitor,
}) => {
  await visitor.open('/checkout')
  await visitor.fill(field('City'), 'Berlin')
  await visitor.click(link('Sign in', { role: 'banner' }))
  const form = dialog('Sign in')
  await visitor.click(button('Continue with Google', form))
  const popup = await visitor.followPopup()
  await visitor.waitForText('Continue in the Google window.')
  await consent(popup)
  await visitor.waitForNone(form)
  await visitor.waitFor(accountMenu)
  await visitor.waitForPath('/checkout')
  await visitor.waitFor(field('City'), { value: 'Berlin' })
})
