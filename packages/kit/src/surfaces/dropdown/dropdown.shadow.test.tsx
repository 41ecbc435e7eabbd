import { expect, it, onTestFinished } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { Dropdown, Menu } from './index.ts'

/** An element in a shadow tree of the page. */
function createContainer(): HTMLElement {
  const host = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => host.remove())
  return host.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'))
}

const filter = (
  <Dropdown
    trigger={(trigger) => (
      <button type="button" {...trigger}>
        Filter
      </button>
    )}
  >
    <input aria-label="Name" />
  </Dropdown>
)

it('stays open at a press in its panel, and closes at one on its button, in a shadow tree too', async () => {
  await render(filter, { container: createContainer() })
  const [trigger, input] = [page.getByRole('button', { name: 'Filter' }), page.getByLabelText('Name')]
  await trigger.click()
  await input.click()
  await userEvent.keyboard('Anna')
  await expect.element(input).toHaveValue('Anna')
  await trigger.click()
  await expect.element(input).not.toBeInTheDocument()
})

it('closes when Tab moves the focus on, in a shadow tree too', async () => {
  const container = createContainer()
  await render(
    <>
      {filter}
      <button type="button">Next</button>
    </>,
    { container },
  )
  const input = page.getByLabelText('Name')
  await page.getByRole('button', { name: 'Filter' }).click()
  await input.click()
  await userEvent.tab()
  expect(container.querySelector(':focus')?.textContent).toBe('Next')
  await expect.element(input).not.toBeInTheDocument()
})

it('moves from item to item by arrow keys, in a shadow tree too', async () => {
  const items = ['Copy', 'Move', 'Remove'].map((title) => ({ id: title, title }))
  const container = createContainer()
  await render(
    <Menu
      label="Actions"
      items={items}
      trigger={(trigger) => (
        <button type="button" {...trigger}>
          More
        </button>
      )}
    />,
    { container },
  )
  await page.getByRole('button', { name: 'More' }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Copy' })).toBeVisible()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(container.querySelector(':focus')?.textContent).toBe('Remove')
})
