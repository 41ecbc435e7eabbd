import { useState, type ComponentType } from 'react'
import { expect } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'

interface PickerHandlers {
  readonly anchor: HTMLElement
  readonly onClose: () => void
  readonly onSelect: (id: string) => void
}

interface SampleProps<Props> {
  readonly picker: ComponentType<Props & PickerHandlers>
  readonly pickerProps: Props
  readonly onSelect: (id: string) => void
  readonly onClose: () => void
}

/** A form with a button that opens a picker, and closes it as an input does. */
function PickerSample<Props>({ picker: Picker, pickerProps, onSelect, onClose }: SampleProps<Props>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const close = (callback: () => void): void => {
    setIsOpen(false)
    anchor?.focus()
    callback()
  }
  return (
    <form>
      <button ref={setAnchor} type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      {isOpen && anchor !== null && (
        <Picker
          {...pickerProps}
          anchor={anchor}
          onClose={() => close(onClose)}
          onSelect={(id) => close(() => onSelect(id))}
        />
      )}
    </form>
  )
}

/** Renders the form and opens the picker. */
export async function openPicker<Props>(props: SampleProps<Props>) {
  const screen = await render(<PickerSample {...props} />)
  const open = screen.getByRole('button', { name: 'Open' })
  await open.click()
  const search = screen.getByRole('combobox')
  await expect.element(search).toHaveFocus()
  return { screen, open, search, dialog: screen.getByRole('dialog') }
}

/** The name of the option that Enter would choose; empty if there is none. */
export function focusedOption(): string {
  const id = document.activeElement?.getAttribute('aria-activedescendant') ?? ''
  return document.getElementById(id)?.textContent ?? ''
}

export const press = (keys: string) => userEvent.keyboard(keys)
