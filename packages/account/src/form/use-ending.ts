import { useApi, useFailure } from '@foyer/sign-in'
import { useEffect, useRef, useState, type RefObject } from 'react'

/** Ends something for good, after a confirmation in the same place. */
export interface Ending<Root extends HTMLElement> {
  /** The ref of the element that contains the buttons of both steps, and no button before them. */
  readonly root: RefObject<Root | null>
  readonly isAsked: boolean
  readonly isPending: boolean
  /** Why ending failed, until the person keeps it; empty otherwise. */
  readonly problem: string
  ask(): void
  keep(): void
  confirm(): void
}

/** @param end throws ApiError when the call fails */
export function useEnding<Root extends HTMLElement>(end: () => Promise<void>): Ending<Root> {
  const failure = useFailure(useApi().describeFailure)
  const [step, setStep] = useState<'shown' | 'asked' | 'pending'>('shown')
  const root = useRef<Root>(null)
  const isAsked = step !== 'shown'
  const wasAsked = useRef(false)

  useEffect(() => {
    // The pressed button has been replaced by others: focus the first of them.
    if (isAsked !== wasAsked.current) root.current?.querySelector('button')?.focus()
    wasAsked.current = isAsked
  }, [isAsked])

  function keep(): void {
    failure.clear()
    setStep('shown')
  }

  async function confirm(): Promise<void> {
    setStep('pending')
    failure.clear()
    try {
      await end()
    } catch (error) {
      failure.show(error)
      setStep('asked')
    }
  }

  return {
    root,
    isAsked,
    isPending: step === 'pending',
    problem: failure.message,
    ask: () => setStep('asked'),
    keep,
    confirm: () => void confirm(),
  }
}
