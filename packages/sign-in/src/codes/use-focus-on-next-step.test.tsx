import { useRef } from 'react'
import { expect, it, onTestFinished } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { useFocusOnNextStep } from './use-focus-on-next-step.ts'

function Steps({ isNext }: { readonly isNext: boolean }) {
  const form = useRef<HTMLDivElement>(null)
  useFocusOnNextStep(form, isNext, 'h2')
  return (
    <>
      <section>
        <h2 tabIndex={-1}>The next step</h2>
      </section>
      <div hidden={isNext}>
        <div ref={form}>
          <button type="button">Continue</button>
        </div>
      </div>
    </>
  )
}

const inPage = (): HTMLElement => {
  const element = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => element.remove())
  return element
}
const inShadowTree = (): HTMLElement => {
  const tree = inPage().attachShadow({ mode: 'open' })
  return tree.appendChild(document.createElement('div'))
}

// WCAG 2.4.3
it.each([
  ['a page', inPage],
  ['a shadow tree', inShadowTree],
])('the step that replaces a form gets the focus that the form had, in %s', async (_, createContainer) => {
  const container = createContainer()
  const { rerender } = await render(<Steps isNext={false} />, { container })
  await page.getByRole('button', { name: 'Continue' }).click()
  await rerender(<Steps isNext />)
  await expect.poll(() => container.querySelector(':focus')?.textContent).toBe('The next step')
})
