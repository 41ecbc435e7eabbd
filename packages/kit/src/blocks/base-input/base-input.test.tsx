import type { Validator } from '@foyer/core/validators'
import { Profiler, useLayoutEffect } from 'react'
import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { BaseInput, type BaseInputProps } from './index.ts'
import '../../styles/tokens.css'

const required: readonly Validator[] = [{ type: 'required', lazy: true, message: 'Enter your name' }]
const short: readonly Validator[] = [{ type: 'length', max: 3, message: 'Use at most 3 letters' }]

// R3.18, R3.36
it('ties label, hint and error to the input', async () => {
  const screen = await render(<BaseInput name="city" label="City" description="Where you live" />)
  const input = screen.getByRole('textbox', { name: 'City' })
  await expect.element(input).toHaveAccessibleDescription('Where you live')
  await expect.element(input).toHaveAttribute('name', 'city')
})

// R3.43, R3.44
it('reports each change once with the new value, and the first typed character once', async () => {
  const change = vi.fn<(value: string) => void>()
  const firstInput = vi.fn<() => void>()
  const screen = await render(<BaseInput name="city" label="City" events={{ change, firstInput }} />)
  await screen.getByLabelText('City').click()
  await userEvent.keyboard('Rio')
  expect(change.mock.calls).toEqual([['R'], ['Ri'], ['Rio']])
  await userEvent.keyboard('{Backspace}{Backspace}{Backspace}B')
  expect(firstInput).toHaveBeenCalledOnce()
})

// R4.24, R4.26, R8.9
it('shows a lazy error only after an edit, keeps it back under focus, and swaps it for the hint', async () => {
  const screen = await render(
    <BaseInput name="name" label="Name" description="As in your papers" validators={required} />,
  )
  const input = screen.getByLabelText('Name')
  await input.click()
  await userEvent.tab()
  await expect.element(input).toHaveAccessibleDescription('As in your papers')

  await input.click()
  await userEvent.keyboard('A{Backspace}')
  await expect.element(input).toHaveAccessibleDescription('As in your papers')
  await userEvent.tab()
  await expect.element(input).toHaveAccessibleDescription('Enter your name')
  await expect.element(input).toHaveAttribute('aria-invalid', 'true')

  await input.click()
  await expect.element(input).not.toHaveAttribute('aria-invalid')
  await userEvent.keyboard('Ada')
  await userEvent.tab()
  await expect.element(input).toHaveAccessibleDescription('As in your papers')
  await expect.element(screen.getByText('As in your papers')).toBeVisible()
})

// R5.11
it('shows an error that is not lazy at once', async () => {
  const screen = await render(<BaseInput name="code" label="Code" inputValue="abcd" validators={short} />)
  await expect.element(screen.getByLabelText('Code')).toHaveAccessibleDescription('Use at most 3 letters')
})

// R3.40
it('shows lazy errors of a field that the caller marks as touched', async () => {
  const screen = await render(<BaseInput name="name" label="Name" validators={required} isTouched />)
  await expect.element(screen.getByLabelText('Name')).toHaveAccessibleDescription('Enter your name')
})

// R3.41
it('drops a custom error once the value changes, and does not restore it when other properties change', async () => {
  const screen = await render(<BaseInput name="code" label="Code" inputValue="abc" customError="Used up" />)
  const input = screen.getByLabelText('Code')
  await expect.element(input).toHaveAccessibleDescription('Used up')
  await input.click()
  await userEvent.tab()
  await expect.element(input).toHaveAccessibleDescription('Used up')

  await input.fill('abd')
  await userEvent.tab()
  await screen.rerender(
    <BaseInput name="code" label="Code" inputValue="abc" customError="Used up" description="On the card" />,
  )
  await expect.element(input).toHaveAccessibleDescription('On the card')
  await expect.element(input).toHaveValue('abd')
})

// R3.35, R3.39
it('takes a new value from the caller, and shows the caller’s status and errors', async () => {
  const errors = [{ type: 'regexp', code: 'taken', message: 'Taken', isLazy: false }] as const
  const screen = await render(<BaseInput name="nick" label="Nick" inputValue="ada" status="success" />)
  const input = screen.getByLabelText('Nick')
  expect(screen.container.querySelector('[data-status=success]')).not.toBeNull()
  await screen.rerender(<BaseInput name="nick" label="Nick" inputValue="bob" errors={errors} />)
  await expect.element(input).toHaveValue('bob')
  await expect.element(input).toHaveAccessibleDescription('Taken')
})

it.each<[BaseInputProps['validators'], number]>([
  [undefined, 0],
  [[{ type: 'length', max: 64 }], 1],
])('shows a success tick only if it has validators: %j', async (validators, ticks) => {
  const screen = await render(<BaseInput name="nick" label="Nick" validators={validators} />)
  await screen.getByLabelText('Nick').fill('ada')
  await userEvent.tab()
  await expect.poll(() => screen.container.querySelectorAll('[data-status=success]').length).toBe(ticks)
})

it('does not render again while typing changes nothing that it shows', async () => {
  const rendered = vi.fn<() => void>()
  const screen = await render(
    <Profiler id="field" onRender={rendered}>
      <BaseInput name="city" label="City" />
    </Profiler>,
  )
  await screen.getByLabelText('City').click()
  await userEvent.keyboard('R')
  const afterTheFirst = rendered.mock.calls.length
  await userEvent.keyboard('io de Janeiro')
  expect(rendered.mock.calls.length).toBe(afterTheFirst)
})

/** The browser fills the field in after the first render, before the field listens for events. */
function FilledEarly() {
  useLayoutEffect(() => {
    const input = document.querySelector('input')
    if (input !== null) input.value = 'Lisbon'
  }, [])
  return <BaseInput name="city" label="City" validators={short} />
}

it('takes over what the browser filled in before the field listened for events', async () => {
  const screen = await render(<FilledEarly />)
  await expect.element(screen.getByLabelText('City')).toHaveValue('Lisbon')
  await expect.element(screen.getByLabelText('City')).toHaveAccessibleDescription('Use at most 3 letters')
})

it('never writes typed text into the value attribute, where other scripts could read it', async () => {
  const screen = await render(<BaseInput name="city" label="City" validators={short} />)
  await screen.getByLabelText('City').fill('Lisbon')
  await userEvent.tab()
  await screen.rerender(<BaseInput name="city" label="City" validators={short} description="Again" />)
  expect(screen.container.innerHTML).not.toContain('Lisbon')
})

// R3.37
it('shows its placeholder while it is empty', async () => {
  const screen = await render(<BaseInput name="city" label="City" placeholder="Reykjavík" />)
  await expect.element(screen.getByPlaceholder('Reykjavík')).toHaveValue('')
})

it('keeps what was typed when its name and its type change', async () => {
  const screen = await render(<BaseInput name="city" label="City" />)
  const input = screen.getByLabelText('City')
  await input.fill('Rio')
  await screen.rerender(<BaseInput name="town" label="City" type="tel" />)
  await expect.element(input).toHaveAttribute('name', 'town')
  await expect.element(input).toHaveAttribute('type', 'tel')
  await expect.element(input).toHaveValue('Rio')
})

it('reserves a line for its message, so that a message moves nothing below it', async () => {
  const screen = await render(
    <>
      <BaseInput name="name" label="Name" validators={required} />
      <output>below</output>
    </>,
  )
  const line = () => screen.container.querySelector('[aria-live]')
  const top = () => screen.getByText('below').element().getBoundingClientRect().top
  const before = top()
  expect(line()).toBeNull()
  const input = screen.getByLabelText('Name')
  await input.click()
  const rendered = line()
  expect(rendered?.textContent).toBe('')
  await userEvent.keyboard('A{Backspace}')
  await userEvent.tab()
  await expect.element(input).toHaveAccessibleDescription('Enter your name')
  expect(line()).toBe(rendered)
  expect(top()).toBe(before)
})

it('notices what is filled in before it was ever focused, even in a shadow tree', async () => {
  const change = vi.fn<(value: string) => void>()
  const host = document.body.appendChild(document.createElement('div'))
  const container = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'))
  await render(<BaseInput name="city" label="City" events={{ change }} />, { container })
  const input = container.querySelector('input')
  expect(input).not.toBeNull()
  for (const text of ['Rio', 'Lima']) {
    if (input) input.value = text
    // Some password managers dispatch the event like this.
    input?.dispatchEvent(new Event('change', { bubbles: false }))
  }
  expect(change.mock.calls).toEqual([['Rio'], ['Lima']])
  host.remove()
})
