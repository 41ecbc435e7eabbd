import { SubmitError } from '@foyer/core/form'
import type { Validator } from '@foyer/core/validators'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { BaseInput } from '../../blocks/base-input/index.ts'
import { Checkbox } from '../../blocks/checkbox/index.ts'
import { CurrencyDropdown } from '../../blocks/currency-dropdown/index.ts'
import { DateParts } from '../../blocks/date-parts/index.ts'
import { Submit } from '../../blocks/submit/index.ts'
import { findViolations } from '../../testing/find-violations.ts'
import '../../styles/tokens.css'
import { ErrorSummary, Form, useFormStore } from '../index.ts'

const required: readonly Validator[] = [{ type: 'required', lazy: true }]
const agreed = required.map((row) => ({ ...row, message: 'Agree to the terms to continue' }))

interface ExampleProps {
  readonly send?: () => Promise<null>
  readonly gridTemplate?: string
}

const sendNowhere = async (): Promise<null> => null

function Example({ send = sendNowhere, gridTemplate }: ExampleProps) {
  const store = useFormStore<null>({ send, describeFailure: String, createKey: () => 'key' })
  return (
    <Form store={store} gridTemplate={gridTemplate}>
      <ErrorSummary store={store} />
      <BaseInput name="name" label="Name" validators={required} />
      <BaseInput name="city" label="City" validators={required} />
      <BaseInput name="note" label="Note" />
      <Submit text="Send" />
    </Form>
  )
}

function OtherControls() {
  const store = useFormStore<null>({ send: sendNowhere, describeFailure: String, createKey: () => 'key' })
  return (
    <Form store={store}>
      <ErrorSummary store={store} />
      <DateParts name="born" label="Born" validators={required} />
      <CurrencyDropdown name="currency" label="Currency" currencies={['EUR', 'GBP']} validators={required} />
      <Checkbox name="adult" label="I am an adult" validators={required} />
      <Checkbox name="terms" label="I agree to the terms" validators={agreed} />
      <Submit text="Send" />
    </Form>
  )
}

/** Replaces the field that the summary has listed. */
function LateCity() {
  const store = useFormStore<null>({ send: sendNowhere, describeFailure: String, createKey: () => 'key' })
  const [isLoaded, setIsLoaded] = useState(false)
  return (
    <Form store={store}>
      <ErrorSummary store={store} />
      <BaseInput key={String(isLoaded)} name="city" label="City" validators={required} />
      <button type="button" onClick={() => setIsLoaded(true)}>
        Load
      </button>
      <Submit text="Send" />
    </Form>
  )
}

async function renderRefused(props: ExampleProps = {}) {
  const screen = await render(<Example {...props} />)
  await screen.getByRole('button').click()
  const summary = screen.getByRole('region', { name: 'There is a problem' })
  return { screen, summary, links: summary.getByRole('link') }
}

const texts = (links: { all: () => readonly { element: () => Element }[] }) =>
  links.all().map((link) => link.element().textContent)

// R4.5
it('lists what has to be corrected once a submit is refused, and leaves the focus in the first field', async () => {
  const screen = await render(<Example />)
  await expect.element(screen.getByRole('region')).not.toBeInTheDocument()
  await screen.getByRole('button').click()
  expect(texts(screen.getByRole('link'))).toEqual(['Name: Fill in this field', 'City: Fill in this field'])
  await expect.element(screen.getByLabelText('Name')).toHaveFocus()
})

it('lists and links composite fields and checkboxes once each, and repeats no label that the error names', async () => {
  const screen = await render(<OtherControls />)
  await screen.getByRole('button', { name: 'Send' }).click()
  const links = screen.getByRole('link')
  expect(texts(links)).toEqual([
    'Born: Fill in this field',
    'Currency: Fill in this field',
    'I am an adult: Fill in this field',
    'Agree to the terms to continue',
  ])
  await links.nth(3).click()
  await expect.element(screen.getByLabelText('I agree to the terms')).toHaveFocus()
  await links.nth(1).click()
  await expect.element(screen.getByRole('button', { name: 'Currency' })).toHaveFocus()
  await links.nth(0).click()
  await expect.element(screen.getByLabelText('Day')).toHaveFocus()
})

it('moves the focus to a field when its link is followed by pointer or key', async () => {
  const { screen, links } = await renderRefused()
  await links.nth(1).click()
  await expect.element(screen.getByLabelText('City')).toHaveFocus()
  links.nth(0).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByLabelText('Name')).toHaveFocus()
  expect(location.hash).toBe('')
})

it('links to a field that has replaced the listed one, and ticks it off', async () => {
  const screen = await render(<LateCity />)
  await screen.getByRole('button', { name: 'Send' }).click()
  await screen.getByRole('button', { name: 'Load' }).click()
  const link = screen.getByRole('link')
  await link.click()
  await expect.element(screen.getByLabelText('City')).toHaveFocus()
  await screen.getByLabelText('City').fill('Rome')
  expect(texts(link)).toEqual(['City'])
})

it('ticks off what has been corrected without moving the page, and disappears once the form is submitted', async () => {
  const send = vi.fn<() => Promise<null>>(async () => null)
  const { screen, summary, links } = await renderRefused({ send })
  const top = () => screen.getByLabelText('Note').element().getBoundingClientRect().top + scrollY
  const before = top()
  await screen.getByLabelText('Name').fill('Anna')
  expect(texts(links)).toEqual(['Name', 'City: Fill in this field'])
  await expect.element(summary.getByText(': done')).toBeInTheDocument()
  expect(top()).toBe(before)
  await screen.getByLabelText('City').fill('Rome')
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce())
  await expect.element(summary).not.toBeInTheDocument()
})

it('lists what the server rejects, field by field', async () => {
  const send = () => Promise.reject(new SubmitError('', { city: 'We do not deliver there' }))
  const screen = await render(<Example send={send} />)
  await screen.getByLabelText('Name').fill('Anna')
  await screen.getByLabelText('City').fill('Rome')
  await screen.getByRole('button').click()
  await expect.element(screen.getByRole('link')).toHaveTextContent('City: We do not deliver there')
})

it('spans the whole width above the fields of a form that is a grid', async () => {
  const { screen, summary } = await renderRefused({ gridTemplate: '"name city" "note send" / 1fr 1fr' })
  const boxOf = (element: Element) => element.getBoundingClientRect()
  const [box, name, city] = [
    boxOf(summary.element()),
    boxOf(screen.getByLabelText('Name').element()),
    boxOf(screen.getByLabelText('City').element()),
  ]
  expect(box.bottom).toBeLessThan(Math.min(name.top, city.top))
  expect(box.left).toBeLessThanOrEqual(name.left)
  expect(box.right).toBeGreaterThanOrEqual(city.right)
})

it('gives axe nothing to find', async () => {
  const { screen } = await renderRefused()
  await screen.getByLabelText('Name').fill('Anna')
  expect(await findViolations()).toEqual([])
})

it('names a group of inputs in a shadow tree, too', async () => {
  const host = document.body.appendChild(document.createElement('div'))
  const container = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'))
  await render(<OtherControls />, { container })
  await page.getByRole('button', { name: 'Send' }).click()
  await expect.element(page.getByRole('link').first()).toHaveTextContent(/^Born: /)
  host.remove()
})
