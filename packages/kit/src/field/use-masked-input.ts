import type { FieldStore } from '@foyer/core/form'
import type { MaskRecipe } from '@foyer/core/mask'
import { controlAttributes } from './control-attributes.ts'
import { MaskedSession } from './masked-session.ts'
import { useField } from './use-field.ts'
import type { TextInput, TextInputProps } from './use-text-input.ts'

interface MaskProps {
  readonly recipe: MaskRecipe
  /** Hears of each text that is shown. */
  readonly onShown?: ((shown: string, store: FieldStore) => void) | undefined
}

/** The recipe and who hears of it are properties, and count once they have reached the page. */
class RecipeSession extends MaskedSession<TextInputProps & MaskProps> {
  get recipe(): MaskRecipe {
    return this.props.recipe
  }

  protected override hear(shown: string): void {
    this.props.onShown?.(shown, this)
  }

  protected override renew(before: MaskProps): void {
    if (before.recipe !== this.recipe) this.reshow()
    else if (before.onShown !== this.props.onShown) this.hear(this.shown)
  }
}

/** A text input under a mask. Make recipe and `onShown` outside the component, or keep them the same between renders. */
export function useMaskedInput(
  props: TextInputProps,
  recipe: MaskRecipe,
  onShown?: (shown: string, store: FieldStore) => void,
): TextInput {
  const masked: TextInputProps & MaskProps = { ...props, recipe, onShown }
  const field = useField(masked, '', RecipeSession)
  const { control } = field
  return { field, ref: control, inputProps: controlAttributes(props, field, control.firstShown) }
}
