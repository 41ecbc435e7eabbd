import { createMaskRecipe } from '@foyer/core/mask'
import type { InputHTMLAttributes } from 'react'
import type { InputBlockProps, TextInputEvents } from '../../field/block-props.ts'
import { drawFieldShell } from '../../field/field-shell.tsx'
import { useMaskedInput } from '../../field/use-masked-input.ts'

export interface MaskInputProps extends InputBlockProps<string, TextInputEvents> {
  /**
   * `#` a digit, `@` a letter, `*` any character, a backslash before a character that is meant as it is; everything
   * else is fixed. The value is what was typed, without the fixed characters.
   */
  readonly mask: string
  /** Chooses the keyboard on a phone: digits where the mask takes nothing else. */
  readonly inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode']
}

/** Text in a given shape: a card's number, a licence plate, a tax number. */
export function MaskInput(props: MaskInputProps) {
  const { mask } = props
  const { field, inputProps } = useMaskedInput(props, createMaskRecipe(mask))
  return drawFieldShell({
    ...props,
    field,
    children: (
      <input
        {...inputProps}
        type="text"
        inputMode={props.inputMode ?? (/[@*]/.test(mask) ? 'text' : 'numeric')}
        autoComplete={props.autocomplete ?? 'off'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        dir="ltr"
      />
    ),
  })
}
