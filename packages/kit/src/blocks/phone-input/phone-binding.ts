import type { ChangeCause } from '@foyer/core/form'
import type { MaskRecipe } from '@foyer/core/mask'
import { editPhone, parsePhone, readShown, type PhoneOptions, type PhoneReading } from '@foyer/core/phone'
import { afterPress } from '../../field/after-press.ts'
import type { ControlBinding } from '../../field/control/control-binding.ts'
import type { FieldController } from '../../field/control/field-controller.ts'
import { createMaskedBinding } from '../../field/masked/masked-binding.ts'
import type { PhoneInputProps } from './phone-input-props.ts'
import {
  createPhoneInputState,
  isFirstNumber,
  phoneOf,
  phoneBlockPart,
  updatePhoneInput,
  type PhoneInputEffect,
  type PhoneInputEvent,
  type PhoneInputState,
  type PhoneRules,
} from './phone-input.model.ts'

export interface PhoneBinding extends ControlBinding<HTMLInputElement, PhoneInputProps> {
  readonly initialText: string
  /** Changes the number's calling code to that of a country that the person has chosen, and focuses the input. */
  readonly chooseCountry: (countryCode: string) => void
}

/** Binds a masked input that tracks the country of its number. The country is in the field's store with the value. */
export function bindPhone(controller: FieldController<PhoneInputProps, HTMLInputElement>): PhoneBinding {
  const { store, control, props } = controller
  const initialState = createPhoneInputState(props.countryCode ?? null, props.inputValue ?? '', props)
  store.update({ blockState: initialState })
  /** Groups digits as each country does. Loaded later, since an empty input does not need it; until then the region's mask groups them. */
  let group: PhoneOptions['group']

  const getPhone = (): PhoneInputState => phoneOf(store.getState())

  /** For all events that are not edits. For an edit, `judge` puts the new state into the store. */
  function send(event: PhoneInputEvent, cause: ChangeCause): void {
    const { state, effects } = updatePhoneInput(getPhone(), event)
    store.update(phoneBlockPart(state), cause)
    effects.forEach(run)
  }
  const getRules = (): PhoneRules => ({ ...controller.props, group })
  const getOptions = (): PhoneOptions => ({
    ...getRules(),
    countryCode: getPhone().countryCode,
  })
  // The result of an edit depends on the country and on the text before it.
  const recipe: MaskRecipe<PhoneReading> = {
    format: (typed, replacesAll, isFilledIn) =>
      editPhone(getPhone().shown, typed, { ...getOptions(), isFilledIn }, replacesAll),
    read: (shown) => readShown(shown, getOptions()),
    show: (value) => parsePhone(value, getOptions()).shown,
  }
  const masked = createMaskedBinding<PhoneReading>(controller, {
    getRecipe: () => recipe,
    judge(shown, reading, isEdit) {
      const isRefused = isEdit && reading.rejected !== null
      const event = isRefused ? ({ type: 'refuse' } as const) : ({ type: 'show', shown, reading } as const)
      return phoneBlockPart(updatePhoneInput(getPhone(), event).state)
    },
    isTyped: (reading) => isFirstNumber(getPhone(), reading),
  })

  function run(effect: PhoneInputEffect): void {
    if (effect.type === 'selectCountry') controller.props.events?.selectCountry?.(effect.countryCode)
    else if (effect.type === 'set') {
      const { value } = effect
      store.update({ value, ...masked.judgeValue?.(value) })
    } else if (control.current) {
      // Dispatched like autofill, so that the mask formats the text and the edit can be undone.
      control.current.value = effect.text
      control.current.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }

  async function loadGrouping(): Promise<void> {
    try {
      const { groupPhone } = await import('@foyer/core/phone-groups')
      if (group) return
      group = groupPhone
      // While a person types, the grouping changes with the next key or when the input is left.
      if (!control.current?.matches(':focus')) regroup()
    } catch {
      // The next visit to an input tries to load it again.
    }
  }

  function regroup(): void {
    const { value } = getPhone().reading
    if (group && value !== '' && recipe.show(value) !== masked.getText()) masked.reformat()
  }

  return {
    ...masked,
    chooseCountry(countryCode) {
      send({ type: 'choose', countryCode, by: 'person', rules: getRules() }, 'input')
      control.current?.focus()
    },
    onFirstVisit(input) {
      masked.onFirstVisit?.(input)
      void loadGrouping()
    },
    onMount(input, field) {
      masked.onMount?.(input, field)
      if (masked.getText() !== '') void loadGrouping()
    },
    // A reset also restores the country of the first render.
    judgeReset: (value) =>
      phoneBlockPart(createPhoneInputState(controller.props.countryCode ?? null, String(value), getRules())),
    onLeave(input) {
      masked.onLeave?.(input)
      afterPress(() => {
        send({ type: 'leave' }, 'input')
        if (!input.matches(':focus')) regroup()
      })
    },
    onPropsChange(previousProps) {
      const { countryCode } = controller.props
      masked.rejudge()
      if (countryCode && countryCode !== previousProps.countryCode)
        send(
          {
            type: 'choose',
            countryCode,
            by: previousProps.countryCode ? 'page' : 'guess',
            rules: getRules(),
          },
          'caller',
        )
    },
  }
}
