import { useApi } from '@foyer/sign-in'
import { useEffect, useRef, useState, type RefObject } from 'react'

/** Ending something that does not come back: asked for once, confirmed once, in the same place. */
export interface Ending<Root extends HTMLElement> {
  /** Of the element that has the buttons of both steps, and no button before them. */
  readonly root: RefObject<Root | null>
  readonly isAsked: boolean
  readonly isPending: boolean
  /** Why it was not done; empty: nothing went wrong. */
  readonly problem: string
  ask(): void
  keep(): void
  confirm(): void
}

/** @param end throws ApiError when the server did not do it */
export function useEnding<Root extends HTMLElement>(end: () => Promise<void>): Ending<Root> {
  const { describeFailure } = useApi()
  const [step, setStep] = useState<'shown' | 'asked' | 'pending'>('shown')
  const [problem, setProblem] = useState('')
  const root = useRef<Root>(null)
  const isAsked = step !== 'shown'
  const wasAsked = useRef(false)

  useEffect(() => {
    // The button just pressed has made room for others: focus goes to the one in its place.
    if (isAsked !== wasAsked.current) root.current?.querySelector('button')?.focus()
    wasAsked.current = isAsked
  }, [isAsked])

  async function confirm(): Promise<void> {
    setStep('pending')
    setProblem('')
    try {
      await end()
    } catch (error) {
      setProblem(describeFailure(error))
      setStep('asked')
    }
  }

  return {
    root,
    isAsked,
    isPending: step === 'pending',
    problem,
    ask: () => setStep('asked'),
    keep: () => setStep('shown'),
    confirm: () => void confirm(),
  }
}
