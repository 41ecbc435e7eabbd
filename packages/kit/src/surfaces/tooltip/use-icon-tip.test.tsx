import { act, useState, type ReactNode } from 'react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { PromoCodeInput } from '../../blocks/promo-code-input/index.ts'
import { SearchInput } from '../../blocks/search-input/index.ts'
import '../../styles/tokens.css'
import { findViolations } from '../../testing/find-violations.ts'
import { motionEnds } from '../../testing/motion-ends.ts'
import { tap } from '../../testing/tap.ts'
import { CloseButton } from '../close-button/close-button.tsx'
import { useIconTip } from './index.ts'

const readTip = () => document.querySelector('[popover]:popover-open')?.textContent ?? null

function Eye({ onPress }: { readonly onPress?: () => void }) {
  const [isShown, setIsShown] = useState(false)
  const name = isShown ? 'Hide' : 'Show'
  const tip = useIconTip(name)
  return (
    <main style={{ padding: 60, background: 'var(--foyer-ground)', color: 'var(--foyer-ink)' }}>
      <button type="button">Before</button>
      <button
        type="button"
        aria-label={name}
        {...tip.on}
        onClick={() => {
          setIsShown(!isShown)
          onPress?.()
        }}
      >
        <svg viewBox="0 0 16 16" width="16" aria-hidden="true" />
      </button>
      {tip.tooltip}
    </main>
  )
}

const eye = page.getByRole('button', { name: /Show|Hide/ })
const before = page.getByRole('button', { name: 'Before' })

// R2.16
it.each<[string, () => ReactNode, string]>([
  [
    'the close button of a layer above the page',
    () => <CloseButton aria-label="Close" onClick={vi.fn<() => void>()} />,
    'Close',
  ],
  [
    'the clear button of a search',
    () => <SearchInput label="City" name="city" inputValue="Rome" />,
    'Clear the search',
  ],
  [
    'the clear button of a code',
    () => <PromoCodeInput label="Code" name="code" inputValue="ROOM" />,
    'Clear the code',
  ],
])('shows the name of %s to a pointer', async (_, create, name) => {
  await render(<div style={{ padding: 60 }}>{create()}</div>)
  await page.getByRole('button', { name }).hover()
  await expect.poll(readTip).toBe(name)
})

it('shows the name on keyboard focus, follows its changes, and closes when the focus leaves', async () => {
  await render(<Eye />)
  await userEvent.keyboard('{Tab}{Tab}')
  await expect.element(eye).toHaveFocus()
  await expect.poll(readTip).toBe('Show')
  await userEvent.keyboard(' ')
  await expect.poll(readTip).toBe('Hide')
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await expect.poll(readTip).toBe(null)
})

// R2.16
it('has the name announced once, with nothing for axe to find', async () => {
  await render(<Eye />)
  await eye.hover()
  await expect.poll(readTip).toBe('Show')
  await expect.element(eye).toHaveAccessibleDescription('')
  expect(page.getByRole('tooltip').elements()).toEqual([])
  expect(page.getByText('Show', { exact: true }).element().closest('[aria-hidden]')).not.toBeNull()
  await motionEnds()
  expect(await findViolations()).toEqual([])
})

it('closes by Escape, which closes nothing else, and leaves the focus where it is', async () => {
  const onEscape = vi.fn<() => void>()
  await render(<Eye />)
  await userEvent.keyboard('{Tab}{Tab}')
  await expect.poll(readTip).toBe('Show')
  addEventListener('keydown', onEscape)
  await userEvent.keyboard('{Escape}')
  await expect.poll(readTip).toBe(null)
  expect(onEscape).not.toHaveBeenCalled()
  await expect.element(eye).toHaveFocus()
  removeEventListener('keydown', onEscape)
})

it('closes on a press, and opens again at the next hover', async () => {
  await render(<Eye />)
  await eye.hover()
  await expect.poll(readTip).toBe('Show')
  await eye.click()
  await expect.poll(readTip).toBe(null)
  await before.hover()
  await eye.hover()
  await expect.poll(readTip).toBe('Hide')
})

// WCAG 1.4.13
it('stays for as long as the pointer is on its text, and closes a moment after the pointer has left that', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  /** Lets the time pass, and waits until React has rendered. */
  const pass = async (ms: number): Promise<void> => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
    await act(async () => void vi.advanceTimersByTime(ms))
    vi.unstubAllGlobals()
  }
  await render(<Eye />)
  await eye.hover()
  await expect
    .poll(async () => {
      await pass(120)
      return document.querySelector('[popover]')?.getAttribute('data-side')
    })
    .toBe('top')
  await page.getByText('Show', { exact: true }).hover()
  await pass(60_000)
  expect(readTip()).toBe('Show')
  await before.hover()
  await pass(119)
  expect(readTip()).toBe('Show')
  await pass(1)
  expect(readTip()).toBe(null)
})

it('does not open on a tap', async () => {
  const onPress = vi.fn<() => void>()
  await render(<Eye onPress={onPress} />)
  await tap(eye.element())
  await expect.poll(() => onPress.mock.calls.length).toBe(1)
  expect(document.querySelector('[popover]')).toBeNull()
})
