import { useState, type ComponentType, type ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { loadButtonsLater } from './social-buttons.tsx'

const buttons = page.getByText('The buttons')

function Pages({ Buttons }: { readonly Buttons: ComponentType }) {
  const [isHere, setIsHere] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setIsHere(!isHere)}>
        {isHere ? 'Go on' : 'Go back'}
      </button>
      {isHere && <Buttons />}
    </>
  )
}

/** Buttons whose script cannot be loaded until `isBack` is set. */
async function renderWithoutNetwork() {
  const network = { isBack: false }
  const load = vi.fn<() => Promise<() => ReactNode>>(async () => {
    if (!network.isBack) throw new TypeError('Failed to fetch dynamically imported module')
    return () => <p>The buttons</p>
  })
  const Buttons = loadButtonsLater(load)
  await render(<Pages Buttons={Buttons} />)
  // The placeholders are gone.
  await expect.poll(() => document.querySelectorAll('[data-social-place]').length).toBe(0)
  expect(load).toHaveBeenCalledTimes(2)
  return network
}

it('Social buttons whose script could not be loaded appear when the network is back', async () => {
  const network = await renderWithoutNetwork()
  network.isBack = true
  dispatchEvent(new Event('online'))
  await expect.element(buttons).toBeVisible()
})

it('Social buttons whose script could not be loaded appear when the form is opened the next time', async () => {
  const network = await renderWithoutNetwork()
  network.isBack = true
  await page.getByRole('button', { name: 'Go on' }).click()
  await page.getByRole('button', { name: 'Go back' }).click()
  await expect.element(buttons).toBeVisible()
})
