import type { MaskRecipe } from '@foyer/core/mask'
import { editPhone, parsePhone, readShown, type PhoneOptions } from '@foyer/core/phone'
import { MaskedSession } from '../../field/masked-session.ts'
import type { PhoneInputProps } from './phone-input-props.ts'
import {
  createPhoneInputState,
  isComplete,
  updatePhoneInput,
  type PhoneInputEvent,
  type PhoneInputState,
} from './phone-input.model.ts'

/** A masked input that knows the country of its number. */
export class PhoneSession extends MaskedSession<PhoneInputProps> {
  state: PhoneInputState = createPhoneInputState(
    this.props.countryCode ?? null,
    this.props.inputValue ?? '',
    this.props,
  )

  /** The mask reads the state: what an edit means depends on the country and on what stood there. */
  readonly recipe: MaskRecipe = {
    format: (typed) => {
      const edit = editPhone(this.state.shown, typed, this.#options)
      if (edit.reading.refusal !== null) this.#act({ type: 'refuse', isRefused: true })
      return edit
    },
    parse: (shown) => readShown(shown, this.#options).value,
    show: (value) => parsePhone(value, this.#options).shown,
  }

  /** The person has chosen a country: the number takes its calling code, and the input the focus. */
  choose(countryCode: string): void {
    this.#act({ type: 'choose', countryCode, by: 'person' })
    this.current?.focus()
  }

  override handleEvent(event: Event): void {
    super.handleEvent(event)
    if (event.type === 'focusout') this.#act({ type: 'refuse', isRefused: false })
  }

  protected override hear(shown: string): void {
    this.#act({ type: 'show', shown })
    this.update({ phone: isComplete(this.state) })
  }

  protected override tellChange(value: string): void {
    super.tellChange(value)
    this.#act({ type: 'change' })
  }

  /** Not any character is the first of a number: the model says which. */
  protected override tellFirstInput(): void {}

  protected override renew(before: PhoneInputProps): void {
    const { countryCode } = this.props
    // Other rules may be among them.
    this.hear(this.shown)
    if (countryCode && countryCode !== before.countryCode)
      this.#act({ type: 'choose', countryCode, by: 'page' })
  }

  /** Takes an event, draws anew where that shows beside the input, and does what is to be done. */
  #act(event: PhoneInputEvent): void {
    const before = this.state
    const { state, emits } = updatePhoneInput(before, event, this.props)
    this.state = state
    if (
      state.reading.region !== before.reading.region ||
      !state.shown !== !before.shown ||
      state.isRefused !== before.isRefused
    )
      this.redraw?.()
    const { events } = this.props
    for (const emit of emits) {
      if (emit.type === 'firstInput') events?.firstInput?.()
      else if (emit.type === 'selectCountry') events?.selectCountry?.(emit.countryCode)
      else if (emit.type === 'set') this.update({ value: emit.value })
      else if (this.current) {
        // As autofill does it: the masked input takes it up, and can undo it.
        this.current.value = emit.text
        this.current.dispatchEvent(new Event('input', { bubbles: true }))
      }
    }
  }

  get #options(): PhoneOptions {
    return { ...this.props, countryCode: this.state.countryCode }
  }
}
