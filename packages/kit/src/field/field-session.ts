import { FieldStore, type FieldOwner, type FieldRules, type FieldState } from '@foyer/core/form'
import type { FieldValue } from '@foyer/core/validators'
import type { InputBlockProps } from './block-props.ts'
import type { FormScope } from './form-context.ts'
import { keepAttributes } from './keep-attributes.ts'

/** What every block gives its field; of the events, a field knows nothing. */
export type FieldProps<Value extends FieldValue = FieldValue> = Omit<InputBlockProps<Value, never>, 'events'>

/** The properties that change a field from outside. Each is taken when it changes, and only then. */
type OutsideProps = Pick<FieldProps, 'inputValue' | 'isTouched' | 'customError'>

/** What a kind of control does with its element. Made once, and shared by all fields of the kind. */
export interface ControlKind<Props extends FieldProps, Control extends HTMLElement> {
  /** The element may hold what the browser or a person put into it while nobody listened. */
  readonly takeUnseen: (control: Control, store: FieldStore) => void
  /** Shows the state in the element. */
  readonly draw: (control: Control, state: FieldState) => void
  /** The element tells `input` or `change`. */
  readonly edit: (control: Control, event: Event, session: FieldSession<Props, Control>) => void
}

const eventTypes = ['focusin', 'focusout', 'input', 'change'] as const

/** Fields to which nobody has come yet, by their controls. */
const unused = new WeakMap<Node, { listen(): void }>()

/** The document or shadow tree that was listened to last: mostly there is one. */
let heard: Node | undefined

/**
 * A field listens to its control from the first event on, which is on its way to it here: four listeners for each field
 * were a fifteenth of what a long form takes to come.
 */
function wakeField({ target }: Event): void {
  for (let node = target as Node | null; node; node = node.parentNode) unused.get(node)?.listen()
}

/** Fields that have come onto the page in this turn. */
const begun: { takeUnseen(): void }[] = []

function takeAllUnseen(): void {
  for (const field of begun.splice(0)) field.takeUnseen()
}

/**
 * What one field keeps between its drawings: a single object, its methods shared, because a form has a thousand of them.
 * It is the ref object of the control, and the control's listener.
 */
export class FieldSession<Props extends FieldProps, Control extends HTMLElement> implements FieldOwner {
  readonly store: FieldStore
  /** The control while it is on the page. */
  current: Control | null = null
  /** The properties of the last drawing that reached the page. */
  props: Props
  /** Has the person typed a character? */
  hasTyped = false
  /** Has the person, or what fills in forms, come to it yet? */
  isInUse = false
  #draw: ((drawing: { readonly session: FieldSession<Props, Control> }) => void) | undefined
  readonly #kind: ControlKind<Props, Control> | undefined
  #hasBegun = false
  #ref: ((control: Control | null) => void) | undefined
  #form: FormScope['fields'] | undefined
  #name = ''

  constructor(props: Props, emptyValue: FieldValue, rules: FieldRules, kind?: ControlKind<Props, Control>) {
    this.props = props
    this.#kind = kind
    this.store = new FieldStore(props.inputValue ?? emptyValue, rules)
    takeChanges(this.store, { inputValue: props.inputValue }, props)
    this.store.owner = this
  }

  /**
   * The control's ref: the field is in the form while the control is on the page. Another form or name is another
   * function, so that React takes all fields out of their old places before it puts one into its new place.
   */
  refIn(form: FormScope['fields'] | undefined, name: string): (control: Control | null) => void {
    if (this.#ref === undefined || form !== this.#form || name !== this.#name) {
      this.#form = form
      this.#name = name
      this.#ref = (control) => {
        if (control === null) form?.detach(name, this.store)
        else form?.attach(name, this.store)
        this.#hold(control)
      }
    }
    return this.#ref
  }

  /** `draw` draws the block again: another object is another state of it. The same function each time. */
  drawBy(draw: (drawing: { readonly session: FieldSession<Props, Control> }) => void): void {
    this.#draw = draw
  }

  /** Takes the properties of a drawing that has reached the page. */
  commit(props: Props, rules: FieldRules): void {
    const before = this.props
    this.props = props
    this.store.setRules(rules)
    takeChanges(this.store, before, props)
  }

  update(isViewChanged: boolean): void {
    if (this.current !== null) this.#kind?.draw(this.current, this.store.getState())
    if (isViewChanged) this.#draw?.({ session: this })
  }

  handleEvent(event: Event): void {
    const { current, store } = this
    if (!current) return
    const isFocus = event.type === 'focusin'
    if (isFocus || event.type === 'focusout') store.dispatch({ type: isFocus ? 'focus' : 'blur' })
    else this.#kind?.edit(current, event, this)
  }

  listen(): void {
    const { current } = this
    if (!current) return
    unused.delete(current)
    keepAttributes(current)
    for (const type of eventTypes) current.addEventListener(type, this)
    this.isInUse = true
    this.#draw?.({ session: this })
  }

  takeUnseen(): void {
    if (this.current) this.#kind?.takeUnseen(this.current, this.store)
  }

  #hold(control: Control | null): void {
    // One that has left the page tells nothing more, and nobody has to stop listening to it.
    this.current = control
    if (!control) return
    unused.set(control, this)
    const root = control.getRootNode()
    // Who listens already, with the same function, is not added again.
    if (root !== heard) for (const type of eventTypes) root.addEventListener(type, wakeField, true)
    heard = root
    if (!this.#hasBegun) {
      this.#hasBegun = true
      this.takeUnseen()
      // Once more when all is drawn: what stands around the field may have filled it in meanwhile.
      if (begun.push(this) === 1) queueMicrotask(takeAllUnseen)
    }
    this.update(false)
    // What has the focus from the start, or lost it while it was away, tells nobody.
    this.store.dispatch({ type: control.matches(':focus') ? 'focus' : 'blur' })
  }
}

function takeChanges(store: FieldStore, before: OutsideProps, now: OutsideProps): void {
  if (now.inputValue !== undefined && now.inputValue !== before.inputValue)
    store.dispatch({ type: 'set', value: now.inputValue })
  if (now.isTouched && !before.isTouched) store.dispatch({ type: 'touch' })
  if (now.customError !== before.customError)
    store.dispatch({ type: 'customError', message: now.customError })
}
