import { kit, validation } from '@foyer/core/messages/en-001'
import { afterEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { createKitTranslate, KitLocale, KitMessages } from '../../messages/messages.ts'
import '../../styles/tokens.css'
import { findViolationsInThemes } from '../../testing/find-violations.ts'
import { motionEnds } from '../../testing/motion-ends.ts'
import { TestForm } from '../../testing/test-form.tsx'
import { Submit } from '../submit/index.ts'
import { CurrencyDropdown, type CurrencyDropdownProps } from './index.ts'

const change = vi.fn<(currency: string) => void>()
const show = vi.fn<() => void>()
const hide = vi.fn<() => void>()
const click = vi.fn<() => void>()
const firstInputSearch = vi.fn<() => void>()
const events = { change, show, hide, click, firstInputSearch }
const currencies = ['usd', 'EUR', 'gbp']
const all = Intl.supportedValuesOf('currency')

afterEach(() => {
  vi.clearAllMocks()
  localStorage.clear()
  delete document.documentElement.dataset['theme']
  document.body.removeAttribute('style')
})

function sample(props: Partial<CurrencyDropdownProps> = {}) {
  return (
    <CurrencyDropdown name="currency" label="Currency" events={events} currencies={currencies} {...props} />
  )
}

async function renderCurrency(props: Partial<CurrencyDropdownProps> = {}) {
  const screen = await render(sample(props))
  return { screen, block: screen.getByLabelText('Currency', { exact: true }) }
}

// R3.8
it('begins with the default currency, in capitals, with its sign and its name', async () => {
  const { block } = await renderCurrency({ inputValue: 'eur' })
  await expect.element(block).toHaveTextContent('€EUREuro')
  await expect.element(block).toHaveAccessibleDescription('EUR Euro')
  expect(change).not.toHaveBeenCalled()
})

it('asks for a currency where none is given', async () => {
  const { screen, block } = await renderCurrency()
  await expect.element(block).toHaveTextContent('Choose a currency')
  await screen.rerender(sample({ placeholder: 'Which one?' }))
  await expect.element(block).toHaveTextContent('Which one?')
})

// R1.7, R2.14
it('takes the currency that is chosen, and reports each step once', async () => {
  const { screen, block } = await renderCurrency({ inputValue: 'eur' })
  await block.click()
  await expect.element(block).toHaveAttribute('aria-expanded', 'true')
  expect(click).toHaveBeenCalledOnce()
  expect(show).toHaveBeenCalledOnce()
  await expect
    .element(screen.getByRole('option', { name: 'Euro EUR' }))
    .toHaveAttribute('aria-selected', 'true')
  await screen.getByRole('option', { name: 'British Pound GBP' }).click()
  await expect.element(block).toHaveTextContent('GBP')
  await expect.element(block).toHaveFocus()
  expect(change).toHaveBeenCalledExactlyOnceWith('GBP')
  expect(hide).toHaveBeenCalledOnce()
})

it('keeps its currency when the picker is closed without a choice', async () => {
  const { screen, block } = await renderCurrency({ inputValue: 'EUR' })
  for (const open of [() => block.click(), () => userEvent.keyboard('{Enter}')]) {
    await open()
    await expect.element(screen.getByRole('combobox')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(block).toHaveFocus()
    await expect.element(block).toHaveTextContent('EUR')
  }
  expect(hide).toHaveBeenCalledTimes(2)
  expect(change).not.toHaveBeenCalled()
})

it.each([
  ['yen', 'JPY'],
  ['€', 'EUR'],
  ['chf', 'CHF'],
  ['quid', 'GBP'],
  ['american dol', 'USD'],
])('finds a currency by name, code or sign: %s', async (text, currency) => {
  const { screen, block } = await renderCurrency({ currencies: all })
  await block.click()
  await expect.element(screen.getByRole('combobox')).toHaveFocus()
  await userEvent.keyboard(`${text}{Enter}`)
  await vi.waitFor(() => expect(change).toHaveBeenCalledExactlyOnceWith(currency))
  expect(firstInputSearch).toHaveBeenCalledOnce()
})

it.each(['en', 'sv', 'ru'])(
  'sorts many currencies by their displayed names, below the likely ones: %s',
  async (locale) => {
    const screen = await render(
      <KitLocale value={locale}>{sample({ currencies: all, inputValue: '' })}</KitLocale>,
    )
    await screen.getByLabelText('Currency', { exact: true }).click()
    await expect.element(screen.getByRole('group', { name: 'Suggested' })).toBeVisible()
    const group = screen.getByRole('group', { name: 'Suggested' }).element()
    expect(group.querySelectorAll('[role=option]').length).toBe(5)
    const names = [...(group.nextElementSibling?.querySelectorAll('[role=option] span') ?? [])]
      .map(({ textContent }) => textContent)
      .filter((text) => text.length > 3)
    expect(names.length).toBeGreaterThan(2)
    expect(names).toEqual(names.toSorted(new Intl.Collator(locale).compare))
  },
)

// R9.16
it('has the only currency that is offered, and cannot be pressed', async () => {
  const { screen, block } = await renderCurrency({ currencies: ['usd'] })
  await expect.element(block).toHaveTextContent('$USDUS Dollar')
  expect(screen.getByRole('button').elements()).toEqual([])
  await block.click()
  expect(click).not.toHaveBeenCalled()
  expect(document.querySelector('dialog')).toBeNull()
})

// R3.9
it('takes a name from the message currency_{code} where there is one, and from Intl otherwise', async () => {
  const catalogue = { ...kit, ...validation, currency_usd: 'Greenbacks' }
  const translate = createKitTranslate(catalogue)
  const { screen, block } = await renderCurrency()
  await screen.rerender(
    <KitLocale value="de-DE">
      <KitMessages value={translate}>{sample({ inputValue: 'usd' })}</KitMessages>
    </KitLocale>,
  )
  await expect.element(block).toHaveTextContent('USDGreenbacks')
  await block.click()
  await expect.element(screen.getByRole('option', { name: 'Greenbacks USD' })).toBeVisible()
  await expect.element(screen.getByRole('option', { name: 'Britisches Pfund GBP' })).toBeVisible()
})

// R3.22
it('is submitted with its form, and blocks the submit while no currency is chosen', async () => {
  const send = vi.fn<(values: unknown) => Promise<null>>().mockResolvedValue(null)
  const screen = await render(
    <TestForm send={send}>
      {sample({ validators: [{ type: 'required', message: 'Choose a currency' }] })}
      <Submit text="Send" />
    </TestForm>,
  )
  const block = screen.getByRole('button', { name: 'Currency' })
  await screen.getByRole('button', { name: 'Send' }).click()
  expect(send).not.toHaveBeenCalled()
  await expect.element(block).toHaveFocus()
  await block.click()
  await screen.getByRole('option', { name: 'Euro EUR' }).click()
  await expect.element(block).toHaveTextContent('EUR')
  await screen.getByRole('button', { name: 'Send' }).click()
  await vi.waitFor(() => expect(send.mock.calls[0]?.[0]).toEqual({ currency: 'EUR' }))
})

it.each([
  ['the chosen currency', { inputValue: 'eur' }, [['currency', 'EUR']]],
  ['the only one', { currencies: ['usd'] }, [['currency', 'USD']]],
  ['none while it is disabled', { inputValue: 'eur', disabled: true }, []],
] as const)('is posted by a plain HTML form under its name: %s', async (_, props, posted) => {
  await render(<form>{sample(props)}</form>)
  expect([...new FormData(document.forms[0]).entries()]).toEqual(posted)
})

it('names an unknown currency by its code', async () => {
  const { block } = await renderCurrency({ inputValue: 'q1', currencies: ['q1', 'zzz'] })
  await expect.element(block).toHaveTextContent('Q1')
})

it('gives axe nothing to find in any state, in both themes', async () => {
  document.body.style.cssText = 'background: var(--foyer-ground); color: var(--foyer-ink)'
  for (const props of [
    {},
    { inputValue: 'eur' },
    { currencies: ['eur'] },
    { inputValue: 'eur', customError: 'Choose another one' },
    { inputValue: 'eur', disabled: true },
  ]) {
    const { screen } = await renderCurrency(props)
    expect(await findViolationsInThemes()).toEqual([])
    await screen.unmount()
  }
  const { screen, block } = await renderCurrency({ inputValue: 'eur' })
  await block.click()
  await expect.element(screen.getByRole('combobox')).toHaveFocus()
  await motionEnds()
  expect(await findViolationsInThemes()).toEqual([])
})
