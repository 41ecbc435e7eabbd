import { elementsOf } from './form-members.ts'

/** The events that fields listen to. */
const eventTypes = ['focusin', 'focusout', 'input', 'change'] as const

interface Listener {
  handleEvent(event: Event): void
}

export interface FieldEvents {
  /** Adds a listener for the control's events. It stays for as long as the control exists. */
  listen(control: Node, listener: Listener): void
}

/**
 * Dispatches the events of all controls to their fields through one listener per document or shadow root, since a form may have a
 * thousand fields. It listens in the capture phase, where no other handler can stop the events.
 */
export function createFieldEvents(): FieldEvents {
  const listeners = new WeakMap<Node, Listener>()
  const roots = new WeakSet<Node>()
  /**
   * The last event that each field received. If an element was attached to the page after its fields had mounted, its events pass two
   * listening roots: the page and the element.
   */
  const lastTold = new WeakMap<Listener, Event>()

  function tellField(event: Event): void {
    for (let node = event.target as Node | null; node; node = node.parentNode) {
      const listener = listeners.get(node)
      if (listener === undefined || lastTold.get(listener) === event) continue
      lastTold.set(listener, event)
      listener.handleEvent(event)
    }
  }

  /** Deferred, because a listener of the page may still cancel the reset. */
  function tellFieldsOfReset(event: Event): void {
    const controls = elementsOf(event.target as HTMLFormElement)
    setTimeout(() => {
      if (event.defaultPrevented) return
      for (const control of controls) listeners.get(control)?.handleEvent(event)
    })
  }

  /** Before the form reads its fields, because a submit by a script or by Enter leaves the focus where it is. */
  function tellFieldsOfSubmit(event: Event): void {
    for (const control of elementsOf(event.target as HTMLFormElement))
      listeners.get(control)?.handleEvent(event)
  }

  return {
    listen(control, listener) {
      listeners.set(control, listener)
      const root = control.getRootNode()
      if (roots.has(root)) return
      roots.add(root)
      for (const type of eventTypes) root.addEventListener(type, tellField, true)
      root.addEventListener('submit', tellFieldsOfSubmit, true)
      root.addEventListener('reset', tellFieldsOfReset, true)
    },
  }
}
