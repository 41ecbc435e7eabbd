import { useApi, useFailure } from '@foyer/sign-in'
import { useEffect, useRef, useState, type RefObject } from 'react'

/** Ends something for good, after a confirmation in the same place. */
export interface Confirmation<Root extends HTMLElement> {
  /** The ref of the element that contains the buttons of both steps, and no button before them. */
  readonly root: RefObject<Root | null>
  readonly isOpen: boolean
  readonly isPending: boolean
  /** Why ending failed, until the person keeps it; empty otherwise. */
  readonly problem: string
  open(): void
  cancel(): void
  confirm(): void
}

/** @param action throws ApiError when the call fails */
export function useConfirmation<Root extends HTMLElement>(action: () => Promise<void>): Confirmation<Root> {
  const failure = useFailure(useApi().describeFailure)
  const [step, setStep] = useState<'shown' | 'asked' | 'pending'>('shown')
  const root = useRef<Root>(null)
  const isOpen = step !== 'shown'
  const wasOpen = useRef(false)

  useEffect(() => {
    // The pressed button has been replaced by others: focus the first of them.
    if (isOpen !== wasOpen.current) root.current?.querySelector('button')?.focus()
    wasOpen.current = isOpen
  }, [isOpen])

  function cancel(): void {
    failure.clear()
    setStep('shown')
  }

  async function confirm(): Promise<void> {
    setStep('pending')
    failure.clear()
    try {
      await action()
    } catch (error) {
      failure.show(error)
      setStep('asked')
    }
  }

  return {
    root,
    isOpen,
    isPending: step === 'pending',
    problem: failure.message,
    open: () => setStep('asked'),
    cancel,
    confirm: () => void confirm(),
  }
}
