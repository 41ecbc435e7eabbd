import { afterPress } from '@foyer/kit/after-press'
import { useEffect, useRef, useState, type ComponentType, type RefObject } from 'react'
import { useCodeStep, type CodeStep } from '../methods/use-code-step.ts'

export interface LateCodeStepOptions<Props> {
  /** The key in session storage. */
  readonly key: string
  /** Loads the step when a code is asked for, so that the first page is small. */
  readonly load: () => Promise<ComponentType<Props>>
  /** The element around the form. */
  readonly root: RefObject<HTMLElement | null>
  /** Codes can be asked for here. */
  readonly isOffered: boolean
}

export interface LateCodeStep<Props> extends CodeStep {
  /** `null` until it is loaded: the form stays meanwhile. */
  readonly Step: ComponentType<Props> | null
  /** Goes back to the form, which has kept what was typed. */
  readonly goBack: (field: 'identifier' | 'password') => void
}

/** In ms: as long as a code is valid. */
const lifetime = 10 * 60_000

/** The step of somebody who waits for a code, in the place of the form that has asked for it. */
export function useLateCodeStep<Props>(options: LateCodeStepOptions<Props>): LateCodeStep<Props> {
  const { key, load, root, isOffered } = options
  const step = useCodeStep({ key, lifetime })
  const { goTo } = step
  const sentTo = isOffered ? step.sentTo : null
  const isWaiting = sentTo !== null
  const [Step, setStep] = useState<ComponentType<Props> | null>(null)
  const wanted = useRef<'identifier' | 'password'>(null)

  useEffect(() => {
    if (!isWaiting) return undefined
    let isCurrent = true
    load().then(
      (loaded) => void (isCurrent && setStep(() => loaded)),
      () => void (isCurrent && goTo(null)),
    )
    return () => {
      isCurrent = false
    }
    // oxlint-disable-next-line react/exhaustive-deps -- `goTo` is new at each render, and does the same
  }, [isWaiting, load])

  useEffect(() => {
    if (isWaiting || wanted.current === null) return
    const selector =
      wanted.current === 'password' ? 'input[name=password]' : 'input[name=email], input[name=phone]'
    wanted.current = null
    afterPress(() => findShown(root.current, selector)?.focus())
  }, [isWaiting, root])

  return {
    ...step,
    sentTo,
    Step,
    goBack(field) {
      wanted.current = field
      goTo(null)
    },
  }
}

/** The field of the method that is not selected is hidden. */
function findShown(root: HTMLElement | null, selector: string): HTMLElement | undefined {
  return [...(root?.querySelectorAll<HTMLElement>(selector) ?? [])].find((input) => input.checkVisibility())
}
