import { lazy, type FunctionComponent } from 'react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { CurrencyDropdown } from '../blocks/currency-dropdown/index.ts'
import { PhoneInput } from '../blocks/phone-input/index.ts'
import { createLazyPicker } from './lazy/create-lazy-picker.tsx'

interface Props {
  readonly anchor: HTMLElement
  readonly onClose: () => void
}

interface Sample {
  readonly picker: FunctionComponent<Props>
}

const never = () => new Promise<never>(() => {})

function Phone({ picker }: Sample) {
  return <PhoneInput name="field" label="Phone" countryCode="GB" countryPicker={picker} />
}

function Currency({ picker }: Sample) {
  return (
    <CurrencyDropdown name="field" label="Currency" currencies={['EUR', 'USD']} currencyPicker={picker} />
  )
}

it.each([
  ['a country', Phone],
  ['a currency', Currency],
])(
  'closes when somebody moves on by Tab while the list is loading, before the notice shows: %s',
  async (_, Field) => {
    // Keeps the notice from showing.
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const screen = await render(
      <>
        <Field picker={createLazyPicker<Props>(never, () => null)} />
        <button type="button">Next</button>
      </>,
    )
    const button = screen.getByRole('button', { expanded: false })
    ;(button.element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    const open = screen.getByRole('button', { expanded: true })
    await expect.element(open).toHaveFocus()
    await userEvent.keyboard('{Tab}')
    await expect.element(open).not.toBeInTheDocument()
    await expect.element(button).not.toHaveFocus()
    expect(document.activeElement).not.toBe(document.body)
  },
)

it.each([
  ['a country', Phone],
  ['a currency', Currency],
])('opens by a double click while the list is loading: %s', async (_, Field) => {
  const screen = await render(<Field picker={createLazyPicker<Props>(never, () => null)} />)
  await screen.getByRole('button', { expanded: false }).dblClick()
  await expect.element(screen.getByRole('dialog')).toHaveAccessibleName('Loading the list')
})

it.each([
  ['a country', Phone],
  ['a currency', Currency],
])(
  'keeps the page visible while the app’s own picker, made by React.lazy, is loading: %s',
  async (_, Field) => {
    let resolveLoad = (_module: { default: FunctionComponent<Props> }): void => undefined
    const picker = lazy(
      () => new Promise<{ default: FunctionComponent<Props> }>((resolve) => (resolveLoad = resolve)),
    )
    const screen = await render(<Field picker={picker} />)
    await screen.getByRole('button', { expanded: false }).click()
    await expect.element(screen.getByRole('button', { expanded: true })).toBeVisible()
    resolveLoad({ default: () => <p>The list</p> })
    await expect.element(screen.getByText('The list')).toBeVisible()
  },
)
