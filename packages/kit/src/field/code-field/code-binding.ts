import type { InputBlockProps, TextInputEvents } from '../block-props.ts'
import type { ControlBinding } from '../control/control-binding.ts'
import type { FieldController } from '../control/field-controller.ts'
import { readText, showDigits } from '../control/read-text.ts'
import { textBinding } from '../use-text-input.ts'

export interface CodeFieldProps extends InputBlockProps<string, TextInputEvents> {
  /** Normalises the code when it is left, submitted or filled in. Default: removes the blanks around it, and invisible characters. */
  readonly normalize?: ((typed: string) => string) | undefined
}

/** Binds an input for a code, whose value is normalised when it is left or submitted: by default, pasted blanks around it are trimmed. */
export function bindCode(
  controller: FieldController<CodeFieldProps, HTMLInputElement>,
): ControlBinding<HTMLInputElement, CodeFieldProps> {
  const { store, control } = controller

  function normalizeValue(): void {
    const { value, isTouched } = store.getState()
    const { normalize = trimCode } = controller.props
    // A value set by the caller is left as it is.
    if (!isTouched) return
    if (control.current) showDigits(control.current)
    const code = normalize(String(value))
    if (code === value) return
    if (control.current) control.current.value = code
    controller.applyEdit({ patch: { value: code }, cause: 'input', isTyped: false })
  }

  return {
    ...textBinding,
    read: readText,
    write(input, { value }) {
      if (readText(input) !== value) input.value = String(value)
    },
    edit(input, event) {
      controller.syncValue(input, event)
      // A field that is filled in while the focus is elsewhere gets no blur event.
      if (event.type === 'change' && !store.getState().hasFocus) normalizeValue()
    },
    // Runs before the field validates the code.
    onLeave: normalizeValue,
  }
}

/** Zero-width spaces, direction marks and soft hyphens, which copied codes may contain. Joiners are kept, because emoji need them. */
const invisible = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g

/** Removes the blanks around a code, and invisible characters anywhere in it. */
export function trimCode(typed: string): string {
  return typed.replace(invisible, '').trim()
}
