import { FieldStore, type FieldRules } from '@foyer/core/form'
import type { FieldValue } from '@foyer/core/validators'
import type { InputBlockProps } from './block-props.ts'
import type { FormScope } from './form-context.ts'
import { keepAttributes } from './keep-attributes.ts'

/** What every block gives its field; of the events, a field knows nothing. */
export type FieldProps<Value extends FieldValue = FieldValue> = Omit<InputBlockProps<Value, never>, 'events'>

/** The properties that change a field from outside. Each is taken when it changes, and only then. */
type OutsideProps = Pick<FieldProps, 'inputValue' | 'isTouched' | 'customError'>

/** What a field hears of its control. */
const eventTypes = ['focusin', 'focusout', 'input', 'change'] as const

/** The fields of the page, by their controls. */
const sessions = new WeakMap<Node, { handleEvent(event: Event): void }>()

/** The document or shadow tree that was listened to last: mostly there is one. */
let heard: Node | undefined

/** An event on its way to its control: listeners for each field were a fifteenth of what a long form takes to come. */
function passOn(event: Event): void {
  for (let node = event.target as Node | null; node; node = node.parentNode)
    sessions.get(node)?.handleEvent(event)
}

/** As a method, so that the ref of an input may stand for that of any element. */
interface Placed<Control> {
  ref(control: Control | null): void
}

/**
 * What one field keeps between its drawings: a single object, its methods shared, because a form has a thousand of them.
 * It is the field's store and the ref object of its control. What a kind of control does with its element is a subclass;
 * this one leaves it alone.
 */
export class FieldSession<Props extends FieldProps, Control extends HTMLElement> extends FieldStore {
  /** The control, since it has come onto the page. */
  current: Control | null = null
  /** The control, since the person, or what fills in forms, has come to it. */
  woken: Control | null = null
  /** The properties of the last drawing that reached the page. */
  props: Props
  /** Has the person typed a character? */
  hasTyped = false
  /** Draws the block again. */
  protected redraw: (() => void) | undefined

  constructor(props: Props, emptyValue: FieldValue, rules: FieldRules) {
    super(props.inputValue ?? emptyValue, rules)
    this.props = props
    this.#takeChanges({ inputValue: props.inputValue }, props)
  }

  /** The element may hold what the browser or a person put into it while nobody listened. */
  protected takeUnseen?(control: Control): void

  /** Shows the field's state in the element. */
  protected show?(control: Control): void

  /** The element tells of what may be an edit. */
  protected edit?(control: Control, event: Event): void

  /** Somebody has come to the element: more can be listened to from now on. */
  protected begin?(control: Control): void

  /** Other properties have reached the page than those before. */
  protected renew?(before: Props): void

  /**
   * The control's ref of one drawing: while that is on the page, the field has these properties and is in the form. Each
   * is another function, so that React tells by it which drawing has reached the page, and takes all fields out of their
   * old places before it puts one into its new place. An effect of each field did the same for 150 bytes more.
   */
  placeIn(
    form: FormScope['fields'] | undefined,
    props: Props,
    rules: FieldRules,
    redraw: () => void,
  ): Placed<Control>['ref'] {
    return (control) => {
      if (control === null) return form?.detach(props.name, this)
      const before = this.props
      this.props = props
      this.redraw = redraw
      this.setRules(rules)
      if (props !== before) {
        this.#takeChanges(before, props)
        this.renew?.(before)
      }
      form?.attach(props.name, this)
      this.#hold(control)
    }
  }

  handleEvent(event: Event): void {
    const { type } = event
    this.wake()
    if (type.startsWith('focus')) this.update({ hasFocus: type === 'focusin' })
    else this.edit?.(this.current as Control, event)
  }

  /** Somebody has come to it. */
  protected wake(): void {
    const { current } = this
    if (current === this.woken || current === null) return
    this.woken = current
    keepAttributes(current)
    this.begin?.(current)
    this.redraw?.()
  }

  protected override changed(isViewChanged: boolean): void {
    if (this.current) this.show?.(this.current)
    if (isViewChanged) this.redraw?.()
  }

  #hold(control: Control): void {
    const { current } = this
    const root = control.getRootNode()
    // Who listens already, with the same function, is not added again.
    if (root !== heard) for (const type of eventTypes) root.addEventListener(type, passOn, true)
    heard = root
    if (control !== current) {
      this.current = control
      sessions.set(control, this)
      if (current === null) {
        const look = (): void => this.takeUnseen?.(this.current as Control)
        look()
        // Once more when all is drawn: what stands around the field may have filled it in meanwhile.
        queueMicrotask(look)
      }
      this.show?.(control)
    }
    // What has the focus from the start, or lost it while it was away, tells nobody.
    this.update({ hasFocus: control.matches(':focus') })
  }

  #takeChanges(before: OutsideProps, { inputValue, isTouched, customError }: OutsideProps): void {
    this.update({
      ...(inputValue !== undefined && inputValue !== before.inputValue && { value: inputValue }),
      ...(isTouched && !before.isTouched && { isTouched }),
      ...(customError !== before.customError && { customError: customError ?? undefined }),
    })
  }
}
