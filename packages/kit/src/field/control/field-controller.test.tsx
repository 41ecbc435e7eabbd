import type { FormStore } from '@foyer/core/form'
import { Activity, Suspense, startTransition, use, useEffect, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { BaseInput, type BaseInputProps } from '../../blocks/base-input/index.ts'
import { Checkbox } from '../../blocks/checkbox/index.ts'
import { EmailInput } from '../../blocks/email-input/index.ts'
import { MaskInput } from '../../blocks/mask-input/index.ts'
import { VoucherInput } from '../../blocks/voucher-input/index.ts'
import { TestForm } from '../../testing/test-form.tsx'

const never = new Promise<never>(() => {})

/** Calls back when it is rendered, and then suspends for ever, so that the render is never committed. */
function Stuck({ onRendered }: { readonly onRendered: () => void }): ReactNode {
  onRendered()
  return use(never)
}

it('uses nothing from a render that is not committed', async () => {
  const [rendered, ofFirst, ofSecond] = [vi.fn<() => void>(), vi.fn<() => void>(), vi.fn<() => void>()]
  function Page() {
    const [isSecond, setIsSecond] = useState(false)
    return (
      <>
        <BaseInput
          name={isSecond ? 'second' : 'first'}
          label="City"
          inputValue={isSecond ? 'Rome' : 'Oslo'}
          events={{ change: isSecond ? ofSecond : ofFirst }}
        />
        <button type="button" onClick={() => startTransition(() => setIsSecond(true))}>
          Continue
        </button>
        {isSecond && <Stuck onRendered={rendered} />}
      </>
    )
  }
  let store: FormStore | undefined
  const screen = await render(
    <TestForm onStore={(created) => (store = created)}>
      <Suspense>
        <Page />
      </Suspense>
    </TestForm>,
  )
  await screen.getByText('Continue').click()
  await vi.waitFor(() => expect(rendered).toHaveBeenCalled())
  expect(store?.values).toEqual({ first: 'Oslo' })
  await screen.getByLabelText('City').fill('Bergen')
  expect(ofFirst).toHaveBeenCalled()
  expect(ofSecond).not.toHaveBeenCalled()
})

it.each([
  ['a text', 'Main street 1\nOslo', (props: BaseInputProps) => <BaseInput {...props} />],
  ['a number', 'twelve', (props: BaseInputProps) => <BaseInput {...props} type="number" />],
  ['an address', ' anna@example.com ', (props: BaseInputProps) => <EmailInput {...props} />],
])(
  'does not mistake %s for an edit when the browser shows it differently from what the page has set',
  async (_case, text, block) => {
    const change = vi.fn<(value: string) => void>()
    let store: FormStore | undefined
    const screen = await render(
      <TestForm onStore={(created) => (store = created)}>
        {block({ name: 'field', label: 'Field', inputValue: text, events: { change } })}
      </TestForm>,
    )
    const input = screen.container.querySelector('input')
    expect(input?.value).not.toBe(text)
    input?.focus()
    input?.blur()
    expect([store?.values, change.mock.calls]).toEqual([{ field: text }, []])
  },
)

it('leaves its form while its part of the page is hidden, and comes back with what was typed', async () => {
  let store: FormStore | undefined
  const page = (mode: 'visible' | 'hidden') => (
    <TestForm onStore={(created) => (store = created)}>
      <Activity mode={mode}>
        <BaseInput name="city" label="City" />
      </Activity>
      <BaseInput name="name" label="Name" />
    </TestForm>
  )
  const screen = await render(page('visible'))
  await screen.getByLabelText('City').fill('Oslo')
  await screen.rerender(page('hidden'))
  expect(store?.values).toEqual({ name: '' })
  await screen.rerender(page('visible'))
  expect(store?.values).toEqual({ city: 'Oslo', name: '' })
  await screen.getByLabelText('City').fill('Bergen')
  expect(store?.values).toEqual({ city: 'Bergen', name: '' })
})

it('notices what a person types although the page stops the event’s propagation', async () => {
  let store: FormStore | undefined
  const stop = (event: Event) => event.stopPropagation()
  const screen = await render(
    <div
      ref={(element) => {
        for (const type of ['focusin', 'input', 'change', 'focusout'])
          element?.addEventListener(type, stop, true)
      }}
    >
      <TestForm onStore={(created) => (store = created)}>
        <BaseInput name="city" label="City" />
      </TestForm>
    </div>,
  )
  await screen.getByLabelText('City').click()
  await userEvent.keyboard('Oslo')
  expect(store?.field('city')?.getState()).toMatchObject({ value: 'Oslo', hasFocus: true })
  await userEvent.tab()
  expect(store?.field('city')?.getState()).toMatchObject({ hasFocus: false, isTouched: true })
})

it('is not touched by an event that changes nothing', async () => {
  let store: FormStore | undefined
  const screen = await render(
    <TestForm onStore={(created) => (store = created)}>
      <BaseInput name="city" label="City" inputValue="Oslo" />
      <Checkbox name="terms" label="I agree" />
      <VoucherInput name="voucher" label="Gift card" />
    </TestForm>,
  )
  for (const control of screen.container.querySelectorAll('input')) {
    for (const type of ['focusin', 'beforeinput', 'input', 'change', 'focusout'])
      control.dispatchEvent(new Event(type, { bubbles: true }))
  }
  const touched = ['city', 'terms', 'voucher'].map((name) => store?.field(name)?.getState().isTouched)
  expect(touched).toEqual([false, false, false])
})

/** Renders into an element that joins the page after its content has mounted, as dialogs of other libraries do. */
function LatePortal({ children }: { readonly children: ReactNode }): ReactNode {
  const [host] = useState(() => document.createElement('div'))
  useEffect(() => {
    document.body.append(host)
    return () => host.remove()
  }, [host])
  return createPortal(children, host)
}

it('handles a key once in an element that joined the page later', async () => {
  const screen = await render(
    <>
      <BaseInput name="city" label="City" />
      <LatePortal>
        <MaskInput name="card" label="Card" mask="####" />
      </LatePortal>
    </>,
  )
  await screen.getByLabelText('Card').click()
  await userEvent.keyboard('1234{Backspace}')
  expect((screen.getByLabelText('Card').element() as HTMLInputElement).value).toBe('123')
})

it('shows no error mark beside a message that is empty', async () => {
  const screen = await render(<BaseInput name="city" label="City" status="error" />)
  const input = screen.getByLabelText('City')
  await input.click()
  await userEvent.tab()
  await expect.element(input).toHaveAttribute('aria-invalid', 'true')
  // The style sheet adds the mark to a message that is not empty.
  expect(screen.container.querySelectorAll('p:empty')).toHaveLength(1)
})
