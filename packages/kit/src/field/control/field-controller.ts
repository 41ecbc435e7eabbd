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
  readonly events?: CallerEvents | undefined
}

/** The event handlers of the block's caller. */
interface CallerEvents {
  /** Each block declares its handler for the values that its field can have. */
  readonly change?: ((value: never) => void) | undefined
  readonly firstInput?: (() => void) | undefined
}

/** The properties through which the caller changes the field. Each is applied only when it changes. */
type CallerProps = Pick<FieldProps, 'inputValue' | 'isTouched' | 'customError' | 'status'>

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
  #observedControl: Control | null = null
  /** The state that was last written into the control. */
  #writtenState: FieldState | undefined
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
    this.#applyProps({ inputValue: props.inputValue }, props)
  }

  /** Applies the properties of a committed render and attaches the field to its form. Returns the function that detaches it. */
  commit(form: FormScope['fields'] | undefined, props: Props, rules: FieldRules): () => void {
    const previousProps = this.props
    this.props = props
    this.store.setRules(rules)
    if (props !== previousProps) {
      this.#applyProps(previousProps, props)
      this.binding.onPropsChange?.(previousProps)
    }
    form?.attach(props.name, this.store)
    this.#observeControl()
    return () => form?.detach(props.name, this.store)
  }

  /** Calls `render` after each change, once no press is under way whose target the change could move. */
  readonly subscribe = (render: () => void): (() => void) => {
    // The state may have changed between render and subscription. If it has not, keep what the browser has filled in.
    if (this.store.getState() !== this.#writtenState) this.#write()
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
    if (event.type === 'submit') return this.#flush(control)
    this.markVisited()
    if (event.type === 'focusin') this.store.update({ hasFocus: true }, 'input')
    else if (event.type === 'focusout') this.#handleFocusOut(control)
    else if (this.binding.edit) this.binding.edit(control, event, this)
    else this.syncValue(control, event)
  }

  /** Marks the field as visited, at the person's first visit to the control. */
  markVisited(): void {
    const control = this.control.current
    if (control === null || this.store.getState().isVisited) return
    this.store.update({ isVisited: true }, 'input')
    this.binding.onFirstVisit?.(control)
  }

  /** Treats the control's value as an edit, if it differs from the field's. */
  syncValue(control: Control, event?: Event): void {
    const value = this.binding.read?.(control)
    if (value === undefined || value === this.store.getState().value) return
    this.applyEdit({ patch: { value }, ...describeEdit((event as InputEvent | undefined)?.inputType, value) })
  }

  /** Updates the store with an edit, and then calls the caller's event handlers. */
  applyEdit({ patch, isTyped, cause }: Edit): void {
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

  #flush(control: Control): void {
    const { read, onLeave } = this.binding
    // Some extensions and older password managers write without an event.
    if (read && !showsText(control, String(this.store.getState().value))) this.syncValue(control)
    onLeave?.(control)
  }

  #handleFocusOut(control: Control): void {
    this.#flush(control)
    // If a press has moved the focus, the field is validated after the press.
    afterPress(() => this.#syncFocus())
  }

  /** Reads whether the control has focus. No event reports focus by autofocus, or its loss while the control is detached. */
  #syncFocus(): void {
    this.store.update({ hasFocus: this.control.current?.matches(':focus-within') ?? false }, 'input')
  }

  #observeControl(): void {
    const control = this.control.current
    if (control === null) return
    if (control !== this.#observedControl) {
      const isFirst = this.#observedControl === null
      this.#observedControl = control
      fieldEvents.addListener(control, this)
      watchPresses()
      if (isFirst) {
        this.#readInitialValue()
        // Again after all effects have run: code around the field may have filled it in meanwhile.
        queueMicrotask(() => this.#readInitialValue())
      } else if (this.store.getState().isVisited) this.binding.onFirstVisit?.(control)
      this.#write()
    }
    this.#syncFocus()
  }

  #readInitialValue(): void {
    const control = this.control.current
    if (control === null) return
    const { onMount, isChanged } = this.binding
    if (onMount) return onMount(control, this)
    // Empty counts too: the person may have unticked a box before the page was hydrated.
    if (isChanged?.(control)) this.syncValue(control)
  }

  #write(): void {
    const control = this.control.current
    if (control) this.binding.write(control, this.store.getState(), this)
    this.#writtenState = this.store.getState()
  }

  #applyProps(previous: CallerProps, { inputValue, isTouched, customError, status }: CallerProps): void {
    const hasValue = inputValue !== undefined && inputValue !== previous.inputValue
    this.store.update({
      ...(hasValue && { value: inputValue, ...this.binding.judgeValue?.(inputValue) }),
      ...(!isTouched !== !previous.isTouched && { isTouched: isTouched === true, isRefused: undefined }),
      ...(customError !== previous.customError && { customError: customError ?? undefined }),
      ...(status !== previous.status && { givenStatus: status }),
    })
  }
}
