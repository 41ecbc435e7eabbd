import type { Validator } from '@foyer/core/validators'
import { useMemo } from 'react'

const none: readonly Validator[] = []

/** The validators of a choice: the error while none is made; `null`: none has to be. */
export function useRequiredChoice(missingMessage: string | null): readonly Validator[] {
  return useMemo(
    () => (missingMessage === null ? none : [{ type: 'required', lazy: true, message: missingMessage }]),
    [missingMessage],
  )
}
