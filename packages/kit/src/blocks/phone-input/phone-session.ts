import type { MaskRecipe } from '@foyer/core/mask'
import { editPhone, parsePhone, readShown, type PhoneRegion } from '@foyer/core/phone'
import {
  createPhoneInputState,
  optionsOf,
  shownRegion,
  updatePhoneInput,
  type PhoneInputEmit,
  type PhoneInputEvent,
  type PhoneInputState,
  type PhoneRules,
} from './phone-input.model.ts'

/** What is drawn beside the input. The same object until one of its members changes. */
export interface PhoneView {
  readonly region: PhoneRegion | null
  readonly isEmpty: boolean
  readonly isRefused: boolean
}

/** Holds the model's state for one input, and gives it to the mask and to who draws. */
export class PhoneSession {
  #rules: PhoneRules
  #state: PhoneInputState
  #view: PhoneView
  readonly #listeners = new Set<() => void>()

  constructor(rules: PhoneRules, countryCode: string | null) {
    this.#rules = rules
    this.#state = createPhoneInputState(countryCode)
    this.#view = this.#draw()
  }

  /** The mask reads the state: what an edit means depends on the country and on what stood there. */
  readonly recipe: MaskRecipe = {
    format: (typed) => {
      const { text, caret, reading } = editPhone(this.#state.shown, typed, this.#options)
      if (reading.refusal !== null) this.dispatch({ type: 'refuse' })
      return { text, caret }
    },
    parse: (shown) => readShown(shown, this.#options).value,
    show: (value) => parsePhone(value, this.#options).shown,
  }

  getView = (): PhoneView => this.#view

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Takes other rules. What is shown has to be shown anew to be judged by them. */
  setRules(rules: PhoneRules): void {
    this.#rules = rules
  }

  /** Takes an event, tells who draws, and gives back what is to be done. */
  dispatch(event: PhoneInputEvent): readonly PhoneInputEmit[] {
    const { state, emits } = updatePhoneInput(this.#state, event, this.#rules)
    this.#state = state
    const before = this.#view
    const view = this.#draw()
    const isSame =
      view.region === before.region && view.isEmpty === before.isEmpty && view.isRefused === before.isRefused
    if (isSame) return emits
    this.#view = view
    this.#listeners.forEach((listener) => listener())
    return emits
  }

  get #options() {
    return optionsOf(this.#state, this.#rules)
  }

  #draw(): PhoneView {
    const { shown, isRefused } = this.#state
    return { region: shownRegion(this.#state, this.#rules), isEmpty: shown === '', isRefused }
  }
}
