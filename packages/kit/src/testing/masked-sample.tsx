import { createMaskRecipe } from '@foyer/core/mask'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import type { InputBlockProps, TextInputEvents } from '../field/block-props.ts'
import type { Field } from '../field/use-field.ts'
import { useMaskedInput } from '../field/masked/use-masked-input.ts'

interface SampleProps extends Partial<InputBlockProps<string, TextInputEvents>> {
  readonly mask?: string
  readonly onField?: (field: Field<HTMLInputElement>) => void
}

/** A masked input without a block around it. */
export function MaskedSample({ mask = '##/##/####', onField, ...props }: SampleProps) {
  const { field, inputProps } = useMaskedInput({ name: 'sample', ...props }, createMaskRecipe(mask))
  onField?.(field)
  return <input {...inputProps} aria-label="Sample" />
}

/** Renders a masked input and focuses it. `state` is the shown text, with a bar for the caret, and the model's value. */
export async function renderMasked(props: SampleProps = {}) {
  let field: Field<HTMLInputElement> | undefined
  const onField = (created: Field<HTMLInputElement>): void => {
    field = created
  }
  const screen = await render(<MaskedSample {...props} onField={onField} />)
  const input = screen.getByLabelText('Sample').element()
  if (!(input instanceof HTMLInputElement) || field === undefined) throw new Error('There is no input.')
  input.focus()
  const { store } = field
  const state = (): readonly [string, unknown] => {
    const caret = input.selectionStart ?? 0
    return [`${input.value.slice(0, caret)}|${input.value.slice(caret)}`, store.getState().value]
  }
  return { screen, input, store, state }
}

export const press = (keys: string) => userEvent.keyboard(keys)
export const undo = () => press('{Control>}z{/Control}')
export const redo = () => press('{Control>}{Shift>}z{/Shift}{/Control}')
