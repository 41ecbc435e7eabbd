import { SubmitError } from '@foyer/core/form'
import type { Validator } from '@foyer/core/validators'
import { describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import '../styles/tokens.css'
import { BaseInput } from '../blocks/base-input/index.ts'
import { Button } from '../blocks/button/index.ts'
import { Submit } from '../blocks/submit/index.ts'
import { holdMouse } from '../testing/hold-mouse.ts'
import { tap } from '../testing/tap.ts'
import { BlockForm } from './block-form.tsx'
import { blockTypes, type Block } from './block-types.ts'
import { ErrorSummary, Form, FormMessage } from './index.ts'
import { useFormStore } from './use-form-store.ts'

const message = 'This is not what we can use here. Have another look at it, and write it anew, please.'
const wrong: readonly Validator[] = [
  { type: 'required', lazy: true, message },
  { type: 'regexp', pattern: '^wanted$', lazy: true, message },
]
const common = { name: 'field', label: 'Field', description: 'A hint', validators: wrong } as const

async function chooseDollars(): Promise<void> {
  await userEvent.keyboard('{Enter}')
  await page.getByRole('option', { name: /USD/ }).click()
}

async function chooseFirst(): Promise<void> {
  await userEvent.keyboard('{ArrowDown}')
}

/** Each block that takes input, with what a person types or does there before pressing the next button. */
const rows: readonly (readonly [block: Block, typed: string | (() => Promise<void>)])[] = [
  [{ type: 'base-input', ...common }, 'a'],
  [{ type: 'code-input', ...common }, '1'],
  [{ type: 'date-input', ...common }, '31'],
  [{ type: 'date-parts', ...common }, '32'],
  [{ type: 'currency-dropdown', ...common, currencies: ['EUR', 'USD'] }, chooseDollars],
  [{ type: 'email-input', ...common }, 'a'],
  [{ type: 'mask-input', ...common, mask: '####' }, '1'],
  [{ type: 'password-input', ...common }, 'a'],
  [
    {
      type: 'password-input',
      ...common,
      newPassword: true,
      passwordRequirements: [{ type: 'length', min: 8, errorMessage: message }],
    },
    'a',
  ],
  [{ type: 'phone-input', ...common, countryCode: 'NO' }, '4'],
  [{ type: 'search-input', ...common }, 'a'],
  [{ type: 'select-input', ...common, options: [{ value: 'a', text: 'A' }] }, chooseFirst],
  [{ type: 'voucher-input', ...common }, 'a'],
  [
    {
      type: 'zipcode-input',
      ...common,
      zipcodeValidators: [{ type: 'digits', regexp: '^[0-9]{5}$', errorMessage: message }],
    },
    'a',
  ],
  [{ type: 'promo-code-input', ...common, inputValue: 'b' }, 'a'],
  [{ type: 'promo-code-input', ...common, validators: [], autofocus: true }, ''],
  [{ type: 'checkbox', ...common, inputValue: true }, ' '],
]

function Example({ block, press }: { readonly block: Block; readonly press: () => void }) {
  const store = useFormStore({ send: async () => null, describeFailure: String, createKey: () => 'key' })
  const next: Block = { type: 'button', name: 'next', text: 'Next', size: 'small', events: { click: press } }
  return (
    <div style={{ inlineSize: '160px' }}>
      <BlockForm store={store} blocks={[block, next]} />
    </div>
  )
}

it.each(rows.map(([block, typed]) => [block.type, block, typed] as const))(
  'does not lose a press on the next button while what was typed in a %s is wrong',
  async (_type, block, typed) => {
    const press = vi.fn<() => void>()
    const screen = await render(<Example block={block} press={press} />)
    const field = screen.container.querySelector<HTMLElement>('[name=field]')
    // In a group, the first input.
    const input = field?.matches('fieldset') ? field.querySelector('input') : field
    const next = screen.getByRole('button', { name: 'Next' })
    input?.focus()
    if (typeof typed === 'function') await typed()
    else if (typed !== '') await userEvent.keyboard(typed)
    const before = next.element().getBoundingClientRect().top
    await next.click()
    expect(press).toHaveBeenCalledOnce()
    // Proves that the deferral mattered: after the press the page moves.
    await vi.waitFor(() => expect(next.element().getBoundingClientRect().top).not.toBe(before))
  },
)

describe('By touch', () => {
  const block: Block = { type: 'base-input', ...common }

  async function renderWrong(press: () => void) {
    const screen = await render(<Example block={block} press={press} />)
    screen.container.querySelector('input')?.focus()
    await userEvent.keyboard('a')
    return screen.getByRole('button', { name: 'Next' }).element()
  }

  it('does not lose a tap on the next button while what was typed is wrong', async () => {
    const press = vi.fn<() => void>()
    const next = await renderWrong(press)
    const before = next.getBoundingClientRect().top
    await tap(next)
    await vi.waitFor(() => expect(press).toHaveBeenCalledOnce())
    await vi.waitFor(() => expect(next.getBoundingClientRect().top).not.toBe(before))
  })

  it('shows the error after a touch that was no tap', async () => {
    const next = await renderWrong(() => {})
    const before = next.getBoundingClientRect().top
    const touch = { bubbles: true, pointerType: 'touch' }
    next.dispatchEvent(new PointerEvent('pointerdown', touch))
    document.querySelector('input')?.blur()
    next.dispatchEvent(new PointerEvent('pointerup', touch))
    await vi.waitFor(() => expect(next.getBoundingClientRect().top).not.toBe(before))
  })
})

it('shows the error after a press that opened the browser’s context menu, which swallows the release', async () => {
  const screen = await render(<Example block={{ type: 'base-input', ...common }} press={() => {}} />)
  const next = screen.getByRole('button', { name: 'Next' }).element()
  screen.container.querySelector('input')?.focus()
  await userEvent.keyboard('a')
  const before = next.getBoundingClientRect().top
  next.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 2 }))
  document.querySelector('input')?.blur()
  next.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, button: 2 }))
  await vi.waitFor(() => expect(next.getBoundingClientRect().top).not.toBe(before))
})

it('covers every block that takes input', () => {
  const others = new Set('button content-button group-label submit text'.split(' '))
  expect([...new Set(rows.map(([{ type }]) => type))].toSorted()).toEqual(
    Object.keys(blockTypes)
      .filter((type) => !others.has(type))
      .toSorted(),
  )
})

function Answered({ send, press, gap }: { send: () => Promise<null>; press: () => void; gap: number }) {
  const store = useFormStore({ send, describeFailure: String, createKey: () => 'key' })
  return (
    <Form store={store}>
      <ErrorSummary store={store} />
      <BaseInput name="name" label="Name" />
      <div style={{ blockSize: gap }} />
      <FormMessage store={store} />
      <Submit text="Send" />
      {/* Its own style moves a pressed button slightly; this element does not move. */}
      <div data-testid="place">
        <Button text="Next" events={{ click: press }} />
      </div>
    </Form>
  )
}

describe('An answer that arrives while the next button is held down', () => {
  const errors = {
    'of the whole': new SubmitError('This did not work.'),
    'of a field': new SubmitError('Have another look.', { name: message }),
    'of a field far above': new SubmitError('Have another look.', { name: message }),
  }

  it.each(Object.entries(errors))('moves nothing before the release: %s', async (what, error) => {
    let rejectRequest = (): void => {}
    const send = () => new Promise<null>((_, reject) => (rejectRequest = () => reject(error)))
    const press = vi.fn<() => void>()
    const gap = what.endsWith('far above') ? 2000 : 0
    const screen = await render(<Answered send={send} press={press} gap={gap} />)
    await screen.getByRole('button', { name: 'Send' }).click()
    await expect.element(screen.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-busy', 'true')

    const topOfNext = () => screen.getByTestId('place').element().getBoundingClientRect().top
    const release = await holdMouse(screen.getByRole('button', { name: 'Next' }).element())
    const before = topOfNext()
    rejectRequest()
    // The answer has arrived; all that may be rendered during the press has been.
    await expect.element(screen.getByRole('button', { name: 'Send' })).not.toHaveAttribute('aria-busy')
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    expect(topOfNext()).toBe(before)
    await release()
    await vi.waitFor(() => expect(press).toHaveBeenCalledOnce())
    // Proves that the deferral mattered: after the press the page moves.
    await expect.element(screen.getByRole('alert')).toHaveTextContent(error.message)
    await vi.waitFor(() => expect(topOfNext()).not.toBe(before))
  })
})
