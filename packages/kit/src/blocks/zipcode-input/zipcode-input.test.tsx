import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { findViolations } from '../../testing/find-violations.ts'
import { TestForm } from '../../testing/test-form.tsx'
import '../../styles/tokens.css'
import { ZipcodeInput, type ZipcodeInputProps, type ZipcodeValidator } from './index.ts'

const rules: readonly ZipcodeValidator[] = [
  { type: 'fiveDigits', regexp: String.raw`^\d{5}$`, errorMessage: 'Five digits' },
  { type: 'notZero', regexp: '^[^0]' },
]

async function renderZipcode(props: Partial<ZipcodeInputProps> = {}) {
  const create = (more: Partial<ZipcodeInputProps>) => (
    <>
      <ZipcodeInput name="zip" label="Zip code" zipcodeValidators={rules} {...props} {...more} />
      <button type="button">Continue</button>
    </>
  )
  const screen = await render(create({}))
  return {
    screen,
    input: screen.getByLabelText('Zip code', { exact: true }),
    list: screen.getByRole('list', { name: 'Zip code requirements' }),
    statuses: () => Array.from(screen.container.querySelectorAll('li'), (item) => item.dataset['status']),
    change: (more: Partial<ZipcodeInputProps>) => screen.rerender(create(more)),
  }
}

// R3.34
it('is a postal code to a browser, with the keyboard that the page asks for', async () => {
  const { input, change } = await renderZipcode()
  await expect.element(input).toHaveAttribute('autocomplete', 'postal-code')
  await expect.element(input).not.toHaveAttribute('inputmode')
  await change({ inputMode: 'numeric' })
  await expect.element(input).toHaveAttribute('inputmode', 'numeric')
})

// R4.32
it('shows its list while it has the focus', async () => {
  const { input, list } = await renderZipcode()
  await expect.element(list).not.toBeInTheDocument()
  await input.click()
  await expect.element(list).toBeVisible()
  await userEvent.tab()
  await expect.element(list).not.toBeInTheDocument()
})

// R1.11, R4.33
it('checks each rule while it is typed, and shows errors only once the field was left', async () => {
  const { screen, input, statuses } = await renderZipcode()
  // A screen reader user who is elsewhere is not told about changed rules, such as those of another country.
  await expect.element(screen.getByRole('status')).toHaveAttribute('aria-live', 'off')
  await input.click()
  expect(statuses()).toEqual(['default', 'default'])
  await userEvent.keyboard('12')
  expect(statuses()).toEqual(['default', 'validated'])
  await userEvent.tab()
  await input.click()
  expect(statuses()).toEqual(['error', 'validated'])
  await userEvent.keyboard('{End}345')
  expect(statuses()).toEqual(['validated', 'validated'])
  await expect.element(screen.getByRole('status')).toHaveTextContent('2 of 2 requirements done')
  await expect.element(screen.getByRole('status')).not.toHaveAttribute('aria-live')
})

// R4.34
it('shows the message of a failed rule, or else its type, as an error while it has no focus', async () => {
  const { input } = await renderZipcode({ description: 'Where it goes' })
  await input.click()
  await userEvent.keyboard('0123')
  await expect.element(input).not.toHaveAttribute('aria-invalid')
  await userEvent.tab()
  await expect.element(input).toHaveAttribute('aria-invalid', 'true')
  await expect.element(input).toHaveAccessibleDescription(/Five digits$/)
  await input.fill('01234')
  await userEvent.tab()
  await expect.element(input).toHaveAccessibleDescription(/notZero$/)
  await input.click()
  await expect.element(input).not.toHaveAttribute('aria-invalid')
})

it('shows a wrong initial code as an error, also while it is corrected', async () => {
  const { input, statuses } = await renderZipcode({ inputValue: '12' })
  await expect.element(input).toHaveAttribute('aria-invalid', 'true')
  await input.click()
  expect(statuses()).toEqual(['error', 'validated'])
})

// R5.31
it('follows the given state of zipcodeFromEligibleState, which blocks a submit when it is an error', async () => {
  const send = vi.fn<(values: object) => Promise<null>>(async () => null)
  const create = (state: 'default' | 'error' | 'validated') => (
    <TestForm send={send}>
      <ZipcodeInput
        name="zip"
        label="Zip code"
        inputValue="12345"
        zipcodeValidators={[{ type: 'zipcodeFromEligibleState', state, errorMessage: 'We deliver there' }]}
      />
    </TestForm>
  )
  const screen = await render(create('default'))
  const input = screen.getByLabelText('Zip code', { exact: true })
  const item = () => screen.container.querySelector('li')?.dataset['status']
  await input.click()
  expect(item()).toBe('default')
  await screen.rerender(create('error'))
  expect(item()).toBe('error')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Zip code: We deliver there')
  expect(send).not.toHaveBeenCalled()
  await screen.rerender(create('validated'))
  expect(item()).toBe('validated')
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(send.mock.calls[0]?.[0]).toEqual({ zip: '12345' }))
})

it('does not move a button below it away from a press', async () => {
  const press = vi.fn<() => void>()
  const { screen, input, list } = await renderZipcode()
  const below = screen.getByRole('button', { name: 'Continue' })
  below.element().addEventListener('click', press)
  await input.click()
  await expect.element(list).toBeVisible()
  await below.click()
  expect(press).toHaveBeenCalledOnce()
  await expect.element(list).not.toBeInTheDocument()
})

it('reports the first input once, and each change, and drops blanks around the code', async () => {
  const change = vi.fn<(value: string) => void>()
  const firstInput = vi.fn<() => void>()
  const { input } = await renderZipcode({ events: { change, firstInput } })
  await input.click()
  await userEvent.keyboard('12 ')
  await userEvent.tab()
  expect(change.mock.calls).toEqual([['1'], ['12'], ['12 '], ['12']])
  expect(firstInput).toHaveBeenCalledOnce()
  await expect.element(input).toHaveValue('12')
})

it('normalises a code when it is left, submitted or filled in, and checks the normalised code while it is typed', async () => {
  const change = vi.fn<(value: string) => void>()
  const normalize = (typed: string) => typed.replace(/[ -]/g, '')
  const { input, statuses } = await renderZipcode({ normalize, events: { change } })
  await input.click()
  await userEvent.keyboard('12-34 5')
  expect(statuses()).toEqual(['validated', 'validated'])
  await expect.element(input).toHaveValue('12-34 5')
  await userEvent.tab()
  await expect.element(input).toHaveValue('12345')
  expect(change).toHaveBeenLastCalledWith('12345')
  await expect.element(input).not.toHaveAttribute('aria-invalid')
  const element = input.element() as HTMLInputElement
  element.value = '67-890'
  element.dispatchEvent(new Event('input', { bubbles: true }))
  element.dispatchEvent(new Event('change', { bubbles: true }))
  await expect.element(input).toHaveValue('67890')
  await expect.element(input).not.toHaveAttribute('aria-invalid')
})

it('has no list without rules', async () => {
  const { screen, input } = await renderZipcode({ zipcodeValidators: [] })
  await input.click()
  expect(screen.container.querySelector('ul')).toBeNull()
})

// R5.29
it('throws for an invalid pattern when it is built', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const broken = [{ type: 'ukZip', regexp: '(' }]
  await expect(renderZipcode({ zipcodeValidators: broken })).rejects.toThrow('The rule "ukZip"')
  vi.restoreAllMocks()
})

it('gives axe nothing to find, with its list and with its error', async () => {
  const { input } = await renderZipcode()
  await input.click()
  await userEvent.keyboard('0123')
  expect(await findViolations()).toEqual([])
  await userEvent.tab()
  expect(await findViolations()).toEqual([])
})

it('understands digits of any script when its keyboard is numeric', async () => {
  const { input, statuses } = await renderZipcode({ inputMode: 'numeric' })
  await input.click()
  await userEvent.keyboard('１２３４５')
  expect(statuses()).toEqual(['validated', 'validated'])
  await userEvent.tab()
  await expect.element(input).toHaveValue('12345')
  await expect.element(input).not.toHaveAttribute('aria-invalid')
})
