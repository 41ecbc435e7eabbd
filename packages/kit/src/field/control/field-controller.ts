import { FieldStore, type FieldRules, type FieldState } from '@foyer/core/form'
import type { FieldValue } from '@foyer/core/validators'
import { afterPress, watchPresses } from '../after-press.ts'
import type { InputBlockProps } from '../block-props.ts'
import type { ControlBinding } from './control-binding.ts'
import { describeEdit, type Edit } from './edit-origin.ts'
import { fieldEvents } from './field-events.ts'
import { showsText } from './read-text.ts'
import type { FormScope } from '../form-context.ts'

/** The properties that a block passes to its field. */
export type FieldProps<Value extends FieldValue = FieldValue> = Omit<
  InputBlockProps<Value, never>,
  'events' | 'errors'
> & {
  readonly errors?: FieldRules['errors']
  readonly events?: FieldEvents | undefined
}

/** The event handlers of the block's caller. */
interface FieldEvents {
  /** Each block declares its handler for the values that its field can have. */
  readonly change?: ((value: never) => void) | undefined
  readonly firstInput?: (() => void) | undefined
}

/** The properties through which the caller changes the field. Each is applied only when it changes. */
type OutsideProps = Pick<FieldProps, 'inputValue' | 'isTouched' | 'customError' | 'status'>

/** Keeps a field's store and its native control in sync. The differences between kinds of controls are in the binding. */
export class FieldController<
  Props extends FieldProps,
  Control extends HTMLElement,
  Binding extends ControlBinding<Control, Props> = ControlBinding<Control, Props>,
> {
  readonly store: FieldStore
  readonly binding: Binding
  /** The ref object of the control. */
  readonly control: { current: Control | null } = { current: null }
  /** The properties of the last committed render. */
  props: Props
  readonly #emptyValue: FieldValue
  /** The control whose events are listened to. */
  #observed: Control | null = null
  /** The state that was last written into the control. */
  #written: FieldState | undefined
  #hasTyped = false

  constructor(
    props: Props,
    emptyValue: FieldValue,
    rules: FieldRules,
    bind: (controller: FieldController<Props, Control>) => Binding,
  ) {
    this.store = new FieldStore(props.inputValue ?? emptyValue, rules)
    this.props = props
    this.#emptyValue = emptyValue
    this.binding = bind(this)
    this.#takeProps({ inputValue: props.inputValue }, props)
  }

  /** Applies the properties of a committed render and attaches the field to its form. Returns the function that detaches it. */
  commit(form: FormScope['fields'] | undefined, props: Props, rules: FieldRules): () => void {
    const before = this.props
    this.props = props
    this.store.setRules(rules)
    if (props !== before) {
      this.#takeProps(before, props)
      this.binding.renew?.(before)
    }
    form?.attach(props.name, this.store)
    this.#observe()
    return () => form?.detach(props.name, this.store)
  }

  /** Calls `render` after each change, once no press is under way whose target the change could move. */
  readonly subscribe = (render: () => void): (() => void) => {
    // The state may have changed between render and subscription. If it has not, keep what the browser has filled in.
    if (this.store.getState() !== this.#written) this.#write()
    return this.store.subscribe((cause) => {
      // Edits already show in the control.
      if (cause === 'caller' || cause === 'reset') this.#write()
      afterPress(render)
    })
  }

  readonly getView = () => this.store.getView()

  handleEvent(event: Event): void {
    const control = this.control.current
    if (control === null) return
    if (event.type === 'reset') return this.#reset()
    if (event.type === 'submit') return this.#finish(control)
    this.visit()
    if (event.type === 'focusin') this.store.update({ hasFocus: true }, 'input')
    else if (event.type === 'focusout') this.#leave(control)
    else if (this.binding.edit) this.binding.edit(control, event, this)
    else this.takeValue(control, event)
  }

  /** Marks the field as visited, at the person's first visit to the control. */
  visit(): void {
    const control = this.control.current
    if (control === null || this.store.getState().isVisited) return
    this.store.update({ isVisited: true }, 'input')
    this.binding.visit?.(control)
  }

  /** Treats the control's value as an edit, if it differs from the field's. */
  takeValue(control: Control, event?: Event): void {
    const value = this.binding.read?.(control)
    if (value === undefined || value === this.store.getState().value) return
    this.takeEdit({ patch: { value }, ...describeEdit((event as InputEvent | undefined)?.inputType, value) })
  }

  /** Updates the store with an edit, and then calls the caller's event handlers. */
  takeEdit({ patch, isTyped, cause }: Edit): void {
    const { value } = this.store.getState()
    this.store.update({ ...patch, isTouched: true, isRefused: false }, cause)
    const { events } = this.props
    if (patch.value !== value) events?.change?.(patch.value as never)
    if (!isTyped || this.#hasTyped) return
    this.#hasTyped = true
    events?.firstInput?.()
  }

  /** The form around the control was reset: by a button, by a script, or by React after an `action`. */
  #reset(): void {
    const value = this.props.inputValue ?? this.#emptyValue
    const part = this.binding.judgeReset?.(value)
    this.store.update(
      { value, ...part, isTouched: false, customError: undefined, isRefused: undefined },
      'reset',
    )
    // Even if the field was in its initial state: the browser shows what was rendered, and not what the page has set since.
    this.#write()
  }

  #finish(control: Control): void {
    const { read, leave } = this.binding
    // Some extensions and older password managers write without an event.
    if (read && !showsText(control, String(this.store.getState().value))) this.takeValue(control)
    leave?.(control)
  }

  #leave(control: Control): void {
    this.#finish(control)
    // If a press has moved the focus, the field is validated after the press.
    afterPress(() => this.#readFocus())
  }

  /** Reads whether the control has focus. No event reports focus by autofocus, or its loss while the control is detached. */
  #readFocus(): void {
    this.store.update({ hasFocus: this.control.current?.matches(':focus-within') ?? false }, 'input')
  }

  #observe(): void {
    const control = this.control.current
    if (control === null) return
    if (control !== this.#observed) {
      const isFirst = this.#observed === null
      this.#observed = control
      fieldEvents.listen(control, this)
      watchPresses()
      if (isFirst) {
        this.#takeUnseen()
        // Again after all effects have run: code around the field may have filled it in meanwhile.
        queueMicrotask(() => this.#takeUnseen())
      } else if (this.store.getState().isVisited) this.binding.visit?.(control)
      this.#write()
    }
    this.#readFocus()
  }

  #takeUnseen(): void {
    const control = this.control.current
    if (control === null) return
    const { takeUnseen, isChanged } = this.binding
    if (takeUnseen) return takeUnseen(control, this)
    // Empty counts too: the person may have unticked a box before the page was hydrated.
    if (isChanged?.(control)) this.takeValue(control)
  }

  #write(): void {
    const control = this.control.current
    if (control) this.binding.write(control, this.store.getState(), this)
    this.#written = this.store.getState()
  }

  #takeProps(before: OutsideProps, { inputValue, isTouched, customError, status }: OutsideProps): void {
    const hasValue = inputValue !== undefined && inputValue !== before.inputValue
    this.store.update({
      ...(hasValue && { value: inputValue, ...this.binding.judgeValue?.(inputValue) }),
      ...(!isTouched !== !before.isTouched && { isTouched: isTouched === true, isRefused: undefined }),
      ...(customError !== before.customError && { customError: customError ?? undefined }),
      ...(status !== before.status && { givenStatus: status }),
    })
  }
}
