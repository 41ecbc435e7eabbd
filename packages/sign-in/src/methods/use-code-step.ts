import { afterPress } from '@foyer/kit/after-press'
import { openStorage } from '@foyer/kit/storage'
import { useBrowserValue } from '@foyer/kit/use-browser-value'
import { useStateAfterPress } from '@foyer/kit/use-state-after-press'
import { useCallback, useMemo } from 'react'
import type { EmailOrPhone } from './method.ts'

/** Where the step is kept, and for how long. */
export interface CodeStepOptions {
  /** The key in session storage. */
  readonly key: string
  /** In ms: as long as the sent link or code is valid. */
  readonly lifetime: number
}

/** Which step of a form with a sent link or code is shown. */
export interface CodeStep {
  /** The recipient of the message; `null`: none was sent yet. */
  readonly sentTo: EmailOrPhone | null
  /** The step was restored after the page was loaded: the person has pressed nothing yet. */
  readonly isResumed: boolean
  /** A message was sent to this recipient; `null`: ask for the recipient again. The same function at each render. */
  readonly goTo: (sentTo: EmailOrPhone | null) => void
  /** The message was sent again to this recipient: stores the step for as long as the new one is valid, unless another is stored. */
  readonly renew: () => void
  /** The code was accepted: removes the stored step, but keeps showing it until the page is left. */
  readonly finish: () => void
}

/**
 * The step of a form that waits for a sent link or code, kept in session storage, so that it survives a reload. Stores the recipient
 * only, and nothing that grants access.
 */
export function useCodeStep({ key, lifetime }: CodeStepOptions): CodeStep {
  const text = useBrowserValue(() => readStored(key, lifetime), '')
  const kept = useMemo(() => parseIdentifier(text), [text])
  /** `undefined` until something is done on this page: until then the stored step counts. */
  const [updatedSentTo, setUpdatedSentTo] = useStateAfterPress<EmailOrPhone | null | undefined>(undefined)
  const sentTo = updatedSentTo === undefined ? kept : updatedSentTo
  const goTo = useCallback(
    (next: EmailOrPhone | null) => {
      // In the same callback as the state: a render in between would read the old stored step.
      afterPress(() => (next === null ? clearStored(key) : store(key, next)))
      setUpdatedSentTo(next)
    },
    [key, setUpdatedSentTo],
  )

  return {
    sentTo,
    isResumed: updatedSentTo === undefined && kept !== null,
    goTo,
    renew() {
      // Meanwhile the person may have gone back, and have had a message sent to somebody else.
      const stored = parseIdentifier(openStorage('sessionStorage').read(key) ?? '')
      if (sentTo !== null && JSON.stringify(stored) === JSON.stringify(sentTo)) store(key, sentTo)
    },
    finish() {
      clearStored(key)
      // Shown until the page is left.
      setUpdatedSentTo(sentTo)
    },
  }
}

function store(key: string, sentTo: EmailOrPhone): void {
  openStorage('sessionStorage').write(key, JSON.stringify({ at: Date.now(), sentTo }))
}

function clearStored(key: string): void {
  openStorage('sessionStorage').remove(key)
}

function readStored(key: string, lifetime: number): string {
  const stored = openStorage('sessionStorage').read(key) ?? ''
  const at = Number(/^\{"at":(\d{1,15}),/.exec(stored)?.[1] ?? Number.NaN)
  const age = Date.now() - at
  return age >= 0 && age < lifetime ? stored : ''
}

function parseIdentifier(stored: string): EmailOrPhone | null {
  try {
    const { sentTo }: { sentTo?: unknown } = Object(JSON.parse(stored))
    const { email, phone }: { email?: unknown; phone?: unknown } = Object(sentTo)
    if (typeof email === 'string') return { email }
    return typeof phone === 'string' ? { phone } : null
  } catch {
    return null
  }
}
