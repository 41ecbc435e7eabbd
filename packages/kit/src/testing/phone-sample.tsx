import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { PhoneInput, type CountryPickerProps, type PhoneInputProps } from '../blocks/phone-input/index.ts'

/** Renders a phone input, and returns its element. */
export async function renderPhone(props: Partial<PhoneInputProps> = {}) {
  const screen = await render(<PhoneInput name="phone" label="Phone" {...props} />)
  const input = screen.getByLabelText('Phone')
  const element = input.element()
  if (!(element instanceof HTMLInputElement)) throw new Error('The label is not that of an input.')
  return { screen, input, element }
}

/** Pastes a text over the given selection. */
export async function paste(text: string, into: HTMLInputElement, from: number, to = from): Promise<void> {
  const source = document.body.appendChild(document.createElement('textarea'))
  source.value = text
  source.select()
  await userEvent.copy()
  source.remove()
  into.focus()
  into.setSelectionRange(from, to)
  await userEvent.paste()
}

/** Fills in the input as browsers do: with the native setter, and plain events. */
export function autofill(text: string, into: HTMLInputElement): void {
  Reflect.set(HTMLInputElement.prototype, 'value', text, into)
  into.dispatchEvent(new Event('input', { bubbles: true }))
  into.dispatchEvent(new Event('change', { bubbles: true }))
}

/** A picker that offers two countries. */
export function SamplePicker({ regions, onSelect, onClose, onFirstInputSearch }: CountryPickerProps) {
  return (
    <>
      <p>{`${regions.length} countries`}</p>
      <button type="button" onClick={() => onSelect('UA')}>
        Ukraine
      </button>
      <button type="button" onClick={() => onSelect('KZ')}>
        Kazakhstan
      </button>
      <button type="button" onClick={onFirstInputSearch}>
        Search
      </button>
      <button type="button" onClick={onClose}>
        Close
      </button>
    </>
  )
}
