import { afterAll, beforeAll, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { field, submit } from '../testing/checkout-form.ts'
import { createCheckoutServer } from '../testing/checkout-server.ts'
import { renderApp } from '../testing/render-app.tsx'

beforeAll(() => page.viewport(360, 740))
afterAll(() => page.viewport(1280, 800))

it.each(['DE', 'US', 'JP'])(
  'All fields of the checkout stand at one distance in %s, with a hint, without one, and with an error',
  async (country) => {
    await renderApp('/checkout', createCheckoutServer())
    await field('Country').selectOptions(country)
    await expect.poll(listDistances).toEqual([112])
    await submit()
    await expect.element(field('E-mail')).toHaveAttribute('aria-invalid', 'true')
    await expect.poll(listDistances).toEqual([112])
  },
)

/** From the label of a field to that of the next one, in px: each distance once. */
function listDistances(): number[] {
  const labels = [...document.querySelectorAll<HTMLLabelElement>('form label')].filter(
    (label) => label.checkVisibility() && !label.control?.matches('[type=checkbox]'),
  )
  const tops = labels.map((label) => Math.round(label.getBoundingClientRect().top))
  return [...new Set(tops.slice(1).map((top, index) => top - (tops[index] ?? 0)))]
}
