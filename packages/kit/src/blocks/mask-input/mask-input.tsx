import { createMaskRecipe } from '@foyer/core/mask'
import { useMemo, type InputHTMLAttributes } from 'react'
import type { InputBlockProps, TextInputEvents } from '../../field/block-props.ts'
import { FieldShell } from '../../field/field-shell.tsx'
import { useMaskedInput } from '../../field/masked/use-masked-input.ts'

export interface MaskInputProps extends InputBlockProps<string, TextInputEvents> {
  /**
   * `#` takes a digit, `@` a letter, `*` every visible character. A backslash makes the next character fixed; so is every other character.
   * The value is what was typed, without the fixed characters.
   */
  readonly mask: string
  /** Chooses the keyboard on a phone. Default: digits if the mask takes nothing else. */
  readonly inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode']
}

/** An input with a fixed format: a card number, a licence plate, a tax number. */
export function MaskInput(props: MaskInputProps) {
  const { mask, label, description, disabled, marginBottom, isHidden } = props
  // Kept between renders even if the page has more masks than the cache: a new recipe would format the text again.
  const recipe = useMemo(() => createMaskRecipe(mask), [mask])
  const { field, inputProps } = useMaskedInput(props, recipe)
  return (
    <FieldShell {...{ field, label, description, disabled, marginBottom, isHidden }}>
      <input
        {...inputProps}
        type="text"
        inputMode={props.inputMode ?? (takesMoreThanDigits(mask) ? 'text' : 'numeric')}
        autoComplete={props.autocomplete ?? 'off'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        dir="ltr"
      />
    </FieldShell>
  )
}

/** Whether a mask has a place for letters or for any character. `@` and `*` are fixed after a backslash. */
function takesMoreThanDigits(mask: string): boolean {
  return /[@*]/.test(mask.replace(/\\[^]/g, ''))
}
