import { showValue, type MaskRecipe } from '@foyer/core/mask'
import type { FieldValue } from '@foyer/core/validators'
import { FieldSession } from './field-session.ts'
import { isFirstInput } from './first-input.ts'
import { MaskedElement, type MaskOwner } from './masked-element.ts'
import type { TextInputProps } from './use-text-input.ts'

/**
 * A text input under a mask: the element shows what the recipe makes of the text, the field has what the recipe reads
 * there. What follows each edit comes with the first one.
 */
export abstract class MaskedSession<Props extends TextInputProps>
  extends FieldSession<Props, HTMLInputElement>
  implements MaskOwner
{
  abstract readonly recipe: MaskRecipe
  /** The value that the shown text stands for; while it is another one, someone else has changed the field. */
  #value: FieldValue = this.getState().value
  #firstShown: string | undefined
  #masked: MaskedElement | undefined

  /** What is shown until somebody comes to it. */
  get firstShown(): string {
    return (this.#firstShown ??= showValue(this.recipe, String(this.#value)))
  }

  /** Hears of each text that is shown. */
  protected abstract hear(shown: string): void

  /** The person has changed the value. */
  protected tellChange(value: string): void {
    this.props.events?.change?.(value)
  }

  /** The person has typed the first character. */
  protected tellFirstInput(): void {
    this.props.events?.firstInput?.()
  }

  onEdit(shown: string, inputType: string | undefined): void {
    const before = this.#value
    const value = this.recipe.parse(shown)
    this.#value = value
    this.update({ value, isTouched: true })
    this.hear(shown)
    if (value !== before) this.tellChange(value)
    if (!isFirstInput(this.hasTyped, shown, inputType)) return
    this.hasTyped = true
    this.tellFirstInput()
  }

  protected override takeUnseen(input: HTMLInputElement): void {
    // What has the focus from the start tells nobody, and may be composing already.
    if (input.value !== this.shown || input.matches(':focus')) this.wake()
    else if (!this.#masked && this.shown !== '') this.hear(this.shown)
  }

  protected override begin(input: HTMLInputElement): void {
    this.#masked = new MaskedElement(input, this, this.shown)
    this.#masked.takeUnseen()
  }

  protected override show(input: HTMLInputElement): void {
    const { value, isTouched } = this.getState()
    // A reset of what has no value yet, as half a date, leaves the value alone and touches nothing.
    if (value === this.#value && (isTouched || this.shown === '')) return
    this.#value = value
    this.#put(input, showValue(this.recipe, String(value)))
  }

  /** What the element shows. */
  protected get shown(): string {
    return this.#masked?.shown ?? this.firstShown
  }

  /** Shows the same by another recipe. */
  protected reshow(): void {
    const value = String(this.getState().value)
    if (this.current) this.#put(this.current, showValue(this.recipe, value === '' ? this.shown : value))
    this.#value = this.recipe.parse(this.shown)
    this.update({ value: this.#value })
  }

  #put(input: HTMLInputElement, text: string): void {
    if (this.#masked) this.#masked.show(text)
    else {
      this.#firstShown = text
      if (input.value !== text) input.value = text
    }
    this.hear(text)
  }
}
