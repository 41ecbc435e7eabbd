import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { PhoneInput } from './index.ts'

it('keeps the name that the server rendered for its country during and after hydration', async () => {
  const input = <PhoneInput name="phone" label="Phone" countryCode="DE" countryPicker={() => null} />
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(input)
  const button = container.querySelector('button')
  const nameOf = () => button?.getAttribute('aria-label')
  const names = [nameOf()]
  const observer = new MutationObserver(() => names.push(nameOf()))
  observer.observe(container, { attributeFilter: ['aria-label'], subtree: true })
  hydrateRoot(container, input)
  // The flag shows that the page is at rest.
  await expect.poll(() => button?.querySelector('svg[aria-hidden] path'), { timeout: 9000 }).toBeTruthy()
  expect(button?.isConnected).toBe(true)
  expect(names).toEqual(['Country: Germany, +49'])
})
