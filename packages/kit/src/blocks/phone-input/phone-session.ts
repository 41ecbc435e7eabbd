import type { MaskRecipe } from '@foyer/core/mask'
import { editPhone, parsePhone, readShown, type PhoneOptions, type PhoneRegion } from '@foyer/core/phone'
import {
  createPhoneInputState,
  isComplete,
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

/** Holds the model's state for one input, and gives it to the mask and to the one who draws. */
export class PhoneSession {
  #rules: PhoneRules
  #state: PhoneInputState
  #view: PhoneView
  #draw: (() => void) | undefined

  constructor(countryCode: string | null, value: string, rules: PhoneRules) {
    this.#rules = rules
    this.#state = createPhoneInputState(countryCode, value, rules)
    this.#view = viewOf(this.#state)
  }

  /** The mask reads the state: what an edit means depends on the country and on what stood there. */
  readonly recipe: MaskRecipe = {
    format: (typed) => {
      const edit = editPhone(this.#state.shown, typed, this.#options)
      if (edit.reading.refusal !== null) this.dispatch({ type: 'refuse', isRefused: true })
      return edit
    },
    parse: (shown) => readShown(shown, this.#options).value,
    show: (value) => parsePhone(value, this.#options).shown,
  }

  getView = (): PhoneView => this.#view

  /** One draws; `draw` is called when the view changes, and never by typing that changes no view. */
  subscribe = (draw: () => void): (() => void) => {
    this.#draw = draw
    return () => {
      this.#draw = undefined
    }
  }

  /** Takes what the input shows, and the rules to judge it by. Is it complete? `undefined`: there is no number. */
  judge(shown: string, rules: PhoneRules): boolean | undefined {
    this.#rules = rules
    this.dispatch({ type: 'show', shown })
    return isComplete(this.#state)
  }

  /** Takes an event, tells the one who draws, and gives back what is to be done. */
  dispatch(event: PhoneInputEvent): readonly PhoneInputEmit[] {
    const { state, emits } = updatePhoneInput(this.#state, event, this.#rules)
    const before = this.#view
    const view = viewOf(state)
    this.#state = state
    if (
      view.region !== before.region ||
      view.isEmpty !== before.isEmpty ||
      view.isRefused !== before.isRefused
    ) {
      this.#view = view
      this.#draw?.()
    }
    return emits
  }

  get #options(): PhoneOptions {
    return { ...this.#rules, countryCode: this.#state.countryCode }
  }
}

function viewOf({ reading, shown, isRefused }: PhoneInputState): PhoneView {
  return { region: reading.region, isEmpty: shown === '', isRefused }
}
