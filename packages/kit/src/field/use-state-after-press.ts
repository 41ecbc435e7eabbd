'use client'

import { useCallback, useEffect, useState, type Dispatch, type SetStateAction } from 'react'
import { afterPress, watchPresses } from './after-press.ts'

/**
 * `useState` for what a server's answer shows or hides: changes wait until the current press is over, so that nothing moves under a
 * finger.
 */
export function useStateAfterPress<State>(
  initial: State | (() => State),
): readonly [State, Dispatch<SetStateAction<State>>] {
  const [state, setState] = useState(initial)
  // Fields also start this, but a page may have none.
  useEffect(watchPresses, [])
  const setAfterPress = useCallback((next: SetStateAction<State>) => afterPress(() => setState(next)), [])
  return [state, setAfterPress]
}
