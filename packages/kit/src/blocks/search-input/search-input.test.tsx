import { afterEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { findViolationsInThemes } from '../../testing/find-violations.ts'
import { composeText, insertText } from '../../testing/input-method.ts'
import { TestForm } from '../../testing/test-form.tsx'
import '../../styles/tokens.css'
import { SearchInput, type SearchInputProps } from './index.ts'

const change = vi.fn<(value: string) => void>()
const firstInputSearch = vi.fn<() => void>()
const click = vi.fn<() => void>()

const press = (keys: string) => userEvent.keyboard(keys)
const input = page.getByRole('searchbox', { name: 'Countries' })
const clear = page.getByRole('button', { name: 'Clear the search' })

afterEach(() => {
  vi.clearAllMocks()
  delete document.documentElement.dataset['theme']
  document.body.removeAttribute('style')
})

function Search(props: Partial<SearchInputProps>) {
  return <SearchInput name="q" label="Countries" events={{ change, firstInputSearch, click }} {...props} />
}

// R3.30
it('is a native search field with a search key on phone keyboards', async () => {
  await render(<Search description="By name or code" />)
  expect(input.element()).toMatchObject({ type: 'search', enterKeyHint: 'search', inputMode: 'search' })
  await expect.element(input).toHaveAccessibleDescription('By name or code')
})

// R3.49
it('reports each change, and the first typed character once', async () => {
  await render(<Search />)
  await input.click()
  await press('fr{Backspace}{Backspace}i')
  expect(change.mock.calls).toEqual([['f'], ['fr'], ['f'], [''], ['i']])
  expect(firstInputSearch).toHaveBeenCalledOnce()
  expect(click).toHaveBeenCalledOnce()
})

// R3.30
it('is cleared by its button, which shows only while there is text, and keeps the focus in the input', async () => {
  await render(<Search />)
  expect(clear.query()).toBeNull()
  await input.click()
  await press('france')
  change.mockClear()
  await clear.click()
  await expect.element(input).toHaveValue('')
  await expect.element(input).toHaveFocus()
  expect(change.mock.calls).toEqual([['']])
  expect(clear.query()).toBeNull()
})

it('is cleared by keyboard, and gives the focus back to the input', async () => {
  await render(<Search inputValue="france" />)
  await input.click()
  await userEvent.tab()
  await expect.element(clear).toHaveFocus()
  await press('{Enter}')
  await expect.element(input).toHaveValue('')
  await expect.element(input).toHaveFocus()
})

it('is cleared by Escape, which leaves the dialog around it open, and undo restores the text', async () => {
  const screen = await render(
    <dialog ref={(element) => element?.showModal()}>
      <Search />
    </dialog>,
  )
  const dialog = screen.container.querySelector('dialog')
  expect(dialog?.open).toBe(true)
  await input.click()
  await press('france{Escape}')
  await expect.element(input).toHaveValue('')
  expect(change).toHaveBeenLastCalledWith('')
  expect(dialog?.open).toBe(true)
  await press('{Control>}z{/Control}')
  await expect.element(input).toHaveValue('france')
  await press('{Escape}{Escape}')
  expect(dialog?.open).toBe(false)
})

it('leaves Escape to an input method while it composes', async () => {
  await render(<Search />)
  await input.click()
  await press('日')
  await composeText('ほん')
  const key = new KeyboardEvent('keydown', {
    key: 'Escape',
    isComposing: true,
    cancelable: true,
    bubbles: true,
  })
  input.element().dispatchEvent(key)
  expect(key.defaultPrevented).toBe(false)
  await insertText('本')
  await expect.element(input).toHaveValue('日本')
})

it('submits the form on Enter', async () => {
  const send = vi.fn<(values: unknown) => Promise<null>>(async () => null)
  await render(
    <TestForm send={send}>
      <Search />
      <button type="submit">Find</button>
    </TestForm>,
  )
  await input.click()
  await press('france{Enter}')
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce())
  expect(send.mock.calls[0]?.[0]).toEqual({ q: 'france' })
})

it('is named by a visually hidden label', async () => {
  const screen = await render(<Search isLabelHidden />)
  await expect.element(input).toBeVisible()
  expect(screen.getByText('Countries').element().getBoundingClientRect().width).toBeLessThanOrEqual(1)
})

it('has a button large enough for a finger, inside the box, in both writing directions', async () => {
  for (const dir of ['ltr', 'rtl'] as const) {
    const screen = await render(
      <div dir={dir}>
        <Search inputValue="france" />
      </div>,
    )
    const button = clear.element().getBoundingClientRect()
    const box = input.element().parentElement?.getBoundingClientRect()
    expect([button.width, button.height]).toEqual([44, 44])
    expect(button.left).toBeGreaterThanOrEqual(box?.left ?? Infinity)
    expect(button.right).toBeLessThanOrEqual(box?.right ?? 0)
    await screen.unmount()
  }
})

it('gives axe nothing to find in any state, in both themes', async () => {
  document.body.style.cssText = 'background: var(--foyer-ground); color: var(--foyer-ink)'
  const screen = await render(<Search />)
  const states: Partial<SearchInputProps>[] = [
    { placeholder: 'A country' },
    { inputValue: 'france' },
    { isLabelHidden: true },
    { disabled: true },
    { customError: 'Nothing is called so' },
  ]
  for (const state of states) {
    await screen.rerender(<Search {...state} />)
    expect(await findViolationsInThemes()).toEqual([])
  }
})
