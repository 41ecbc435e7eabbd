import { FieldStore, type FieldOwner, type FieldRules } from '@foyer/core/form'
import type { FieldValue } from '@foyer/core/validators'
import type { InputBlockProps } from './block-props.ts'
import type { FormScope } from './form-context.ts'
import { keepAttributes } from './keep-attributes.ts'

/** What every block gives its field; of the events, a field knows nothing. */
export type FieldProps<Value extends FieldValue = FieldValue> = Omit<InputBlockProps<Value, never>, 'events'>

/** The properties that change a field from outside. Each is taken when it changes, and only then. */
type OutsideProps = Pick<FieldProps, 'inputValue' | 'isTouched' | 'customError'>

/** What a field hears of its control once somebody has come to it. */
const eventTypes = ['focusin', 'focusout', 'input', 'change'] as const

/** Before the first letter, so that a mask knows where it is put in. */
const firstTypes = [...eventTypes, 'beforeinput'] as const

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
const begun: { lookAgain(): void }[] = []

function lookAtAll(): void {
  for (const field of begun.splice(0)) field.lookAgain()
}

/** A drawing of a field, and the ref of its control: it is called once the drawing is on the page, and once it is not. */
interface Place<Props extends FieldProps, Control extends HTMLElement> {
  readonly form: FormScope['fields'] | undefined
  readonly props: Props
  readonly rules: FieldRules
  ref(control: Control | null): void
}

/**
 * What one field keeps between its drawings: a single object, its methods shared, because a form has a thousand of them.
 * It is the ref object of the control, and the control's listener. What a kind of control does with its element is a
 * subclass; this one leaves it alone.
 */
export class FieldSession<Props extends FieldProps, Control extends HTMLElement> implements FieldOwner {
  readonly store: FieldStore
  /** The control, since it has come onto the page. */
  current: Control | null = null
  /** The properties of the last drawing that reached the page. */
  props: Props
  /** Draws the block again, once it has been drawn. */
  protected redraw: (() => void) | undefined
  /** Has the person typed a character? */
  hasTyped = false
  /** Has the person, or what fills in forms, come to it yet? */
  isInUse = false
  #place: Place<Props, Control> | undefined

  constructor(props: Props, emptyValue: FieldValue, rules: FieldRules) {
    this.props = props
    this.store = new FieldStore(props.inputValue ?? emptyValue, rules)
    takeChanges(this.store, { inputValue: props.inputValue }, props)
    this.store.owner = this
  }

  /** The element may hold what the browser or a person put into it while nobody listened. */
  protected takeUnseen?(control: Control): void

  /** Shows the field's state in the element. */
  protected show?(control: Control): void

  /** The element tells `input` or `change`. */
  protected edit?(control: Control, event: Event): void

  /** Somebody has come to the element: more can be listened to from now on. */
  protected begin?(control: Control): void

  /** Other properties have reached the page than those before. */
  protected renew?(before: Props): void

  /**
   * The control's ref: while that is on the page, the field has these properties and is in the form. Others are another
   * function, so that React tells by it which drawing has reached the page, and takes all fields out of their old places
   * before it puts one into its new place. An effect of each field did the same for 150 bytes more.
   */
  placeIn(
    form: FormScope['fields'] | undefined,
    props: Props,
    rules: FieldRules,
  ): Place<Props, Control>['ref'] {
    const now = this.#place
    if (now && now.form === form && now.props === props && now.rules === rules) return now.ref
    const ref = (control: Control | null): void => {
      if (control === null) form?.detach(props.name, this.store)
      else {
        this.#commit(props, rules)
        form?.attach(props.name, this.store)
        this.#hold(control)
      }
    }
    this.#place = { form, props, rules, ref }
    return ref
  }

  /** Takes what draws the block again. The same function each time. */
  drawBy(draw: () => void): void {
    this.redraw = draw
  }

  update(isViewChanged: boolean): void {
    if (this.current !== null) this.show?.(this.current)
    if (isViewChanged) this.redraw?.()
  }

  handleEvent(event: Event): void {
    const { current, store } = this
    if (!current) return
    const isFocus = event.type === 'focusin'
    if (isFocus || event.type === 'focusout') store.dispatch({ type: isFocus ? 'focus' : 'blur' })
    else this.edit?.(current, event)
  }

  listen(): void {
    const { current } = this
    if (!current || !unused.delete(current)) return
    keepAttributes(current)
    for (const type of eventTypes) current.addEventListener(type, this)
    this.begin?.(current)
    this.isInUse = true
    this.redraw?.()
  }

  lookAgain(): void {
    if (this.current) this.takeUnseen?.(this.current)
  }

  #hold(control: Control): void {
    const { current } = this
    if (control !== current) {
      this.current = control
      unused.set(control, this)
      const root = control.getRootNode()
      // Who listens already, with the same function, is not added again.
      if (root !== heard) for (const type of firstTypes) root.addEventListener(type, wakeField, true)
      heard = root
      if (current === null) {
        this.takeUnseen?.(control)
        // Once more when all is drawn: what stands around the field may have filled it in meanwhile.
        if (begun.push(this) === 1) queueMicrotask(lookAtAll)
      }
      this.show?.(control)
    }
    // What has the focus from the start, or lost it while it was away, tells nobody.
    this.store.dispatch({ type: control.matches(':focus') ? 'focus' : 'blur' })
  }

  #commit(props: Props, rules: FieldRules): void {
    const before = this.props
    this.props = props
    this.store.setRules(rules)
    takeChanges(this.store, before, props)
    if (props !== before) this.renew?.(before)
  }
}

function takeChanges(store: FieldStore, before: OutsideProps, now: OutsideProps): void {
  if (now.inputValue !== undefined && now.inputValue !== before.inputValue)
    store.dispatch({ type: 'set', value: now.inputValue })
  if (now.isTouched && !before.isTouched) store.dispatch({ type: 'touch' })
  if (now.customError !== before.customError)
    store.dispatch({ type: 'customError', message: now.customError })
}
