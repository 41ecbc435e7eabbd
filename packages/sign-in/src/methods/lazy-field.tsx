import { Suspense, useLayoutEffect, useRef, type ReactNode } from 'react'
import styles from './without-box.module.css'

export interface LazyFieldProps {
  /** Rendered until the field is loaded. */
  readonly fallback: ReactNode
  /** The field, which suspends until it is loaded. */
  readonly children: ReactNode
}

/** What the person has done in an input. */
interface TypingState {
  readonly text: string
  /** The selection; null if the input does not have the focus. */
  readonly caret: readonly [number, number] | null
}

/** Replaces a plain input by a field that is loaded later, and carries over what the person has done in the plain one. */
export function LazyField({ fallback, children }: LazyFieldProps) {
  const container = useRef<HTMLDivElement>(null)
  const typingState = useRef<TypingState | null>(null)

  function saveTypingState(): void {
    const input = container.current?.querySelector('input')
    if (input) typingState.current = readTypingState(input)
  }

  function restoreTypingState(): void {
    const input = container.current?.querySelector('input')
    if (input && typingState.current) restore(input, typingState.current)
    typingState.current = null
  }

  return (
    <div className={styles.place} ref={container}>
      <Suspense fallback={<MountCallbacks onUnmount={saveTypingState}>{fallback}</MountCallbacks>}>
        <MountCallbacks onMount={restoreTypingState}>{children}</MountCallbacks>
      </Suspense>
    </div>
  )
}

interface MountCallbacksProps {
  readonly children: ReactNode
  /** Called when its child mounts. */
  readonly onMount?: () => void
  /** Called before its child is removed from the DOM. */
  readonly onUnmount?: () => void
}

function MountCallbacks({ children, onMount, onUnmount }: MountCallbacksProps) {
  // The callbacks of the first render are kept: they only read refs.
  const callbacks = useRef({ onMount, onUnmount })
  useLayoutEffect(() => {
    const { current } = callbacks
    current.onMount?.()
    return current.onUnmount
  }, [])
  return children
}

function readTypingState(input: HTMLInputElement): TypingState {
  const { value, selectionStart, selectionEnd } = input
  const hasFocus = input.matches(':focus')
  return { text: value, caret: hasFocus ? [selectionStart ?? 0, selectionEnd ?? 0] : null }
}

/** Enters the text and the selection, and dispatches the events of autofill. */
function restore(input: HTMLInputElement, { text, caret }: TypingState): void {
  if (caret) input.focus()
  if (text !== input.value) {
    input.value = text
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }
  if (caret) {
    const [start, end] = caret.map((index) => mapCaret(text, index, input.value))
    input.setSelectionRange(start ?? null, end ?? null)
  }
}

/** The caret position with the same number of letters and digits after it: separators and prefixes differ between the two inputs. */
function mapCaret(oldText: string, index: number, newText: string): number {
  const followingCount = [...oldText.slice(index).matchAll(lettersAndDigits)].length
  if (followingCount === 0) return newText.length
  return [...newText.matchAll(lettersAndDigits)].at(-followingCount)?.index ?? 0
}

const lettersAndDigits = /[\p{L}\p{Nd}]/gu
