import { act } from 'react'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import '../../styles/tokens.css'
import { findViolations } from '../../testing/find-violations.ts'
import { motionEnds } from '../../testing/motion-ends.ts'
import { Tooltip, type TooltipProps } from './index.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => {
  vi.useRealTimers()
  document.body.removeAttribute('style')
})

const text = 'The three digits on the back'

/** Runs something, and waits until React has rendered. */
async function settle(action: () => unknown): Promise<void> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  await act(async () => void action())
  vi.unstubAllGlobals()
}

async function show(props: Partial<TooltipProps<HTMLButtonElement>> = {}, container?: HTMLElement) {
  const screen = await render(
    <>
      <button type="button">Before</button>
      <div style={{ padding: 100 }}>
        <Tooltip<HTMLButtonElement> text={text} {...props}>
          {(trigger) => (
            <button type="button" {...trigger}>
              Code
            </button>
          )}
        </Tooltip>
      </div>
    </>,
    container && { container },
  )
  const button = screen.getByRole('button', { name: 'Code' }).element()
  const tip = screen.container.querySelector<HTMLElement>('[role=tooltip]')
  if (tip === null) throw new Error('There is no tooltip.')
  const send = (target: Element, type: string, pointerType = 'mouse'): Promise<void> => {
    const event = new PointerEvent(type, { pointerType, bubbles: true, relatedTarget: document.body })
    return settle(() => target.dispatchEvent(event))
  }
  return {
    screen,
    button,
    tip,
    send,
    isOpen: () => tip.matches(':popover-open'),
    wait: (ms: number) => settle(() => vi.advanceTimersByTime(ms)),
  }
}

it.each([
  // R9.13
  ['120 ms by default', undefined, 120],
  ['as long as it is told', 500, 500],
])('opens under the pointer after a delay: %s', async (_case, delay, ms) => {
  const { button, send, isOpen, wait } = await show({ delay })
  await send(button, 'pointerover')
  await wait(ms - 1)
  expect(isOpen()).toBe(false)
  await wait(1)
  expect(isOpen()).toBe(true)
})

// R2.16
it('opens at once with keyboard focus, and closes when the focus leaves', async () => {
  const { isOpen } = await show()
  await userEvent.keyboard('{Tab}{Tab}')
  await expect.poll(isOpen).toBe(true)
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await expect.poll(isOpen).toBe(false)
})

it('opens at once with a tap, and closes with another one, there or elsewhere', async () => {
  const { button, send, isOpen } = await show()
  const tap = async (target: Element): Promise<void> => {
    for (const type of ['pointerover', 'pointerdown', 'pointerup', 'pointerout'])
      await send(target, type, 'touch')
  }
  for (const [target, state] of [
    [button, true],
    [button, false],
    [button, true],
    [document.body, false],
  ] as const) {
    await tap(target)
    expect(isOpen()).toBe(state)
  }
})

it('stays while the pointer is on it, and closes a moment after the pointer has left', async () => {
  const { button, tip, send, isOpen, wait } = await show()
  await send(button, 'pointerover')
  await wait(120)
  expect(isOpen()).toBe(true)
  await send(button, 'pointerout')
  await wait(100)
  await send(tip, 'pointerover')
  await wait(1000)
  expect(isOpen()).toBe(true)
  await send(tip, 'pointerout')
  await wait(120)
  expect(isOpen()).toBe(false)
})

it('closes by Escape without moving the focus, and closes nothing else', async () => {
  const { isOpen, button } = await show()
  const closed = vi.fn<() => void>()
  addEventListener('keydown', closed)
  await userEvent.keyboard('{Tab}{Tab}')
  await expect.poll(isOpen).toBe(true)
  closed.mockClear()
  await userEvent.keyboard('{Escape}')
  await expect.poll(isOpen).toBe(false)
  expect(closed).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(button)
  await userEvent.keyboard('{Escape}')
  expect(closed).toHaveBeenCalledOnce()
  removeEventListener('keydown', closed)
})

it('closes on Escape, and leaves the dialog around its shadow tree open', async () => {
  const dialog = document.body.appendChild(document.createElement('dialog'))
  onTestFinished(() => dialog.remove())
  const host = dialog.appendChild(document.createElement('div'))
  const container = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'))
  dialog.showModal()
  const { isOpen, button } = await show({}, container)
  await settle(() => (button as HTMLElement).focus({ focusVisible: true }))
  await expect.poll(isOpen).toBe(true)
  await userEvent.keyboard('{Escape}')
  await expect.poll(isOpen).toBe(false)
  expect(dialog.open).toBe(true)
})

it('describes its trigger, open or not', async () => {
  const { screen } = await show()
  await expect.element(screen.getByRole('button', { name: 'Code' })).toHaveAccessibleDescription(text)
})

it.each(['ltr', 'rtl'])(
  'stands above its trigger, inside the window, with nothing for axe to find (%s)',
  async (dir) => {
    document.documentElement.dir = dir
    document.body.style.cssText = 'background: var(--foyer-ground); color: var(--foyer-ink)'
    const { button, tip } = await show()
    await userEvent.keyboard('{Tab}{Tab}')
    await expect.poll(() => tip.dataset['side']).toBe('top')
    vi.useRealTimers()
    const [box, at] = [tip.getBoundingClientRect(), button.getBoundingClientRect()]
    expect(box.bottom).toBeCloseTo(at.top - 8, 0)
    expect(box.left).toBeGreaterThanOrEqual(0)
    expect(box.right).toBeLessThanOrEqual(innerWidth)
    await motionEnds()
    expect(await findViolations()).toEqual([])
    document.documentElement.dir = ''
  },
)

it.each([
  ['removed', null],
  ['replaced', 'other'],
  ['disabled', 'first'],
])('closes when its button is %s', async (how, key) => {
  const page = (buttonKey: string | null, isDisabled = false) => (
    <Tooltip<HTMLButtonElement> text={text}>
      {(trigger) =>
        buttonKey !== null && (
          <button key={buttonKey} type="button" disabled={isDisabled} {...trigger}>
            Code
          </button>
        )
      }
    </Tooltip>
  )
  const screen = await render(page('first'))
  const tip = screen.container.querySelector('[role=tooltip]')
  const tap = new PointerEvent('pointerup', { pointerType: 'touch', bubbles: true })
  await settle(() => screen.getByRole('button').element().dispatchEvent(tap))
  expect(tip?.matches(':popover-open')).toBe(true)
  await screen.rerender(page(key, how === 'disabled'))
  expect(tip?.matches(':popover-open')).toBe(false)
})
