import { Suspense, useLayoutEffect, useRef, type ReactNode } from 'react'
import styles from './without-box.module.css'

export interface LateFieldProps {
  /** Rendered until the field is loaded. */
  readonly plain: ReactNode
  /** The field, which suspends until it is loaded. */
  readonly children: ReactNode
}

/** What the person has done in an input. */
interface Hand {
  readonly text: string
  /** The selection; null if the input does not have the focus. */
  readonly caret: readonly [number, number] | null
}

/** Replaces a plain input by a field that is loaded later, and carries over what the person has done in the plain one. */
export function LateField({ plain, children }: LateFieldProps) {
  const place = useRef<HTMLDivElement>(null)
  const hand = useRef<Hand | null>(null)

  function leave(): void {
    const input = place.current?.querySelector('input')
    if (input) hand.current = readHand(input)
  }

  function come(): void {
    const input = place.current?.querySelector('input')
    if (input && hand.current) goOn(input, hand.current)
    hand.current = null
  }

  return (
    <div className={styles.place} ref={place}>
      <Suspense fallback={<Turn leave={leave}>{plain}</Turn>}>
        <Turn come={come}>{children}</Turn>
      </Suspense>
    </div>
  )
}

interface TurnProps {
  readonly children: ReactNode
  /** Called when its child mounts. */
  readonly come?: () => void
  /** Called before its child is removed from the DOM. */
  readonly leave?: () => void
}

function Turn({ children, come, leave }: TurnProps) {
  // The callbacks of the first render are kept: they only read refs.
  const turn = useRef({ come, leave })
  useLayoutEffect(() => {
    const { current } = turn
    current.come?.()
    return current.leave
  }, [])
  return children
}

function readHand(input: HTMLInputElement): Hand {
  const { value, selectionStart, selectionEnd } = input
  const hasFocus = input.matches(':focus')
  return { text: value, caret: hasFocus ? [selectionStart ?? 0, selectionEnd ?? 0] : null }
}

/** Enters the text and the selection, and dispatches the events of autofill. */
function goOn(input: HTMLInputElement, { text, caret }: Hand): void {
  if (caret) input.focus()
  if (text !== input.value) {
    input.value = text
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }
  if (caret) {
    const [start, end] = caret.map((index) => findSame(text, index, input.value))
    input.setSelectionRange(start ?? null, end ?? null)
  }
}

/** The caret position with the same number of letters and digits after it: separators and prefixes differ between the two inputs. */
function findSame(before: string, index: number, now: string): number {
  const followers = [...before.slice(index).matchAll(counted)].length
  if (followers === 0) return now.length
  return [...now.matchAll(counted)].at(-followers)?.index ?? 0
}

const counted = /[\p{L}\p{Nd}]/gu
