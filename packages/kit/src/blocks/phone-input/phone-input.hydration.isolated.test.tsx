import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { PhoneInput } from './index.ts'

it('keeps the name that the server rendered for its country during and after hydration', async () => {
  const input = <PhoneInput name="phone" label="Phone" countryCode="DE" countryPicker={() => null} />
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = renderToString(input)
  const button = place.querySelector('button')
  const nameOf = () => button?.getAttribute('aria-label')
  const names = [nameOf()]
  const watch = new MutationObserver(() => names.push(nameOf()))
  watch.observe(place, { attributeFilter: ['aria-label'], subtree: true })
  hydrateRoot(place, input)
  // The flag shows that the page is at rest.
  await expect.poll(() => button?.querySelector('svg[aria-hidden] path'), { timeout: 9000 }).toBeTruthy()
  expect(button?.isConnected).toBe(true)
  expect(names).toEqual(['Country: Germany, +49'])
})
