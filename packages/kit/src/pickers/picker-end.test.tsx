import { narrowRegions, phoneRegions } from '@foyer/core/phone'
import { useState, type ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles/tokens.css'
import { CurrencyDropdown } from '../blocks/currency-dropdown/index.ts'
import { PhoneInput } from '../blocks/phone-input/index.ts'
import { KitRouter } from '../router/index.ts'
import { createHistoryRouter } from '../testing/history-router.ts'
import { createLazyPicker } from './lazy/create-lazy-picker.tsx'

const address = location.href
const router = createHistoryRouter([/./])
beforeEach(() => history.replaceState(null, '', '/here'))
afterEach(() => history.replaceState(null, '', address))

/** Ways in which a page can leave a field nothing to choose. */
interface Limits {
  readonly disabled?: boolean
  readonly isHidden?: boolean
  /** Only one option is left. */
  readonly isSingle?: boolean
}

type Field = (chosen: 'first' | 'second', limits?: Limits) => ReactNode

const dutch = narrowRegions(phoneRegions, { allowed: ['NL'] })

const fields: Readonly<Record<string, readonly [RegExp, Field]>> = {
  currency: [
    /^Currency/,
    (chosen, { isSingle, ...limits } = {}) => (
      <CurrencyDropdown
        name="currency"
        label="Currency"
        currencies={isSingle ? ['USD'] : ['USD', 'EUR']}
        inputValue={chosen === 'first' ? 'USD' : 'EUR'}
        {...limits}
      />
    ),
  ],
  country: [
    /^Country/,
    (chosen, { isSingle, ...limits } = {}) => (
      <PhoneInput
        name="phone"
        label="Phone"
        countryCode={chosen === 'first' ? 'NL' : 'BE'}
        regions={isSingle ? dutch : phoneRegions}
        {...limits}
      />
    ),
  ],
}

/** A page whose field can be removed, or be given another value by the app. */
function Page({ field }: { readonly field: Field }) {
  const [chosen, setChosen] = useState<'first' | 'second'>('first')
  const [isMounted, setIsMounted] = useState(true)
  return (
    <KitRouter value={router}>
      <div
        id="app"
        ref={(app) => {
          app?.addEventListener('value', () => setChosen('second'))
          app?.addEventListener('leave', () => setIsMounted(false))
        }}
      >
        {isMounted && field(chosen)}
      </div>
      <button type="button" onClick={() => void document.documentElement.requestFullscreen()}>
        Fill the screen
      </button>
    </KitRouter>
  )
}

const dialog = page.getByRole('dialog')
const send = (event: string) => document.querySelector('#app')?.dispatchEvent(new Event(event))

describe.each(Object.entries(fields))('The %s picker, a modal', (_name, [label, field]) => {
  async function open() {
    await render(<Page field={field} />)
    const trigger = page.getByRole('button', { name: label })
    await trigger.click()
    await expect.element(page.getByRole('option').first()).toBeVisible()
    return trigger
  }

  // R2.10
  it('closes when the route changes, and returns the focus', async () => {
    const trigger = await open()
    router.navigate('/here?page=2#there')
    await expect.element(dialog).toBeVisible()
    router.navigate('/account')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(trigger).toHaveFocus()
  })

  // R2.11, R2.12
  it.each([
    ['the field that opened it is gone', 'leave'],
    ['its value changes', 'value'],
  ])('closes when %s', async (_case, event) => {
    await open()
    send(event)
    await expect.element(dialog).not.toBeInTheDocument()
  })

  it.each<[string, Limits]>([
    ['is disabled', { disabled: true }],
    ['is hidden', { isHidden: true }],
    ['has only one option left', { isSingle: true }],
  ])('closes when its field %s, and does not reopen by itself', async (_case, limits) => {
    const { rerender } = await render(field('first'))
    const trigger = page.getByRole('button', { name: label })
    await trigger.click()
    await expect.element(page.getByRole('option').first()).toBeVisible()
    await rerender(field('first', limits))
    expect(document.querySelector('dialog')).toBeNull()
    await rerender(field('first'))
    await expect.element(trigger).toHaveAttribute('aria-expanded', 'false')
    expect(document.querySelector('dialog')).toBeNull()
  })

  // R4.15
  it('stays open after a double click on its button, whose second press lands outside it', async () => {
    const trigger = await open()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    await trigger.dblClick()
    await expect.element(page.getByRole('option').first()).toBeVisible()
    await expect.element(trigger).toHaveAttribute('aria-expanded', 'true')
  })

  // R2.13
  it('exits fullscreen when it opens', async () => {
    await render(<Page field={field} />)
    await page.getByRole('button', { name: 'Fill the screen' }).click()
    await expect.poll(() => document.fullscreenElement).not.toBeNull()
    await page.getByRole('button', { name: label }).click()
    await expect.poll(() => document.fullscreenElement).toBeNull()
    await expect.element(dialog).toBeVisible()
  })
})

it('closes when the route changes while its picker is loading', async () => {
  const onClose = vi.fn<() => void>()
  const Picker = createLazyPicker<{ readonly onClose: () => void }>(
    () => new Promise(() => {}),
    () => null,
  )
  await render(
    <KitRouter value={router}>
      <Picker onClose={onClose} />
    </KitRouter>,
  )
  await expect.element(page.getByRole('status')).toBeInTheDocument()
  router.navigate('/account')
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
})
