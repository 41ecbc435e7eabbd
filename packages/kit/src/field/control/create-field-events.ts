import { elementsOf } from './form-members.ts'

/** The events that fields listen to. */
const eventTypes = ['focusin', 'focusout', 'input', 'change'] as const

interface Listener {
  handleEvent(event: Event): void
}

export interface FieldEvents {
  /** Adds a listener for the control's events. It stays for as long as the control exists. */
  addListener(control: Node, listener: Listener): void
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
  const lastEvents = new WeakMap<Listener, Event>()

  function dispatchToFields(event: Event): void {
    for (let node = event.target as Node | null; node; node = node.parentNode) {
      const listener = listeners.get(node)
      if (listener === undefined || lastEvents.get(listener) === event) continue
      lastEvents.set(listener, event)
      listener.handleEvent(event)
    }
  }

  /** Deferred, because a listener of the page may still cancel the reset. */
  function dispatchReset(event: Event): void {
    const controls = elementsOf(event.target as HTMLFormElement)
    setTimeout(() => {
      if (event.defaultPrevented) return
      for (const control of controls) listeners.get(control)?.handleEvent(event)
    })
  }

  /** Before the form reads its fields, because a submit by a script or by Enter leaves the focus where it is. */
  function dispatchSubmit(event: Event): void {
    for (const control of elementsOf(event.target as HTMLFormElement))
      listeners.get(control)?.handleEvent(event)
  }

  return {
    addListener(control, listener) {
      listeners.set(control, listener)
      const root = control.getRootNode()
      if (roots.has(root)) return
      roots.add(root)
      for (const type of eventTypes) root.addEventListener(type, dispatchToFields, true)
      root.addEventListener('submit', dispatchSubmit, true)
      root.addEventListener('reset', dispatchReset, true)
    },
  }
}
