import { useStateAfterPress } from '@foyer/kit/use-state-after-press'
import { loadSettings, useApi } from '@foyer/sign-in'
import { useEffect } from 'react'

/**
 * Does the installation require that people prove an identifier before they go on? `undefined` until the server has answered.
 * @param isEnabled nothing is asked while it is false
 */
export function useIsRequired(isEnabled = true): boolean | undefined {
  const { api } = useApi()
  const [isRequired, setIsRequired] = useStateAfterPress<boolean | undefined>(undefined)
  useEffect(() => {
    if (!isEnabled) return undefined
    let isCurrent = true
    const show = (answer: boolean): void => {
      if (isCurrent) setIsRequired(answer)
    }
    loadSettings(api).then(
      ({ verifyIdentifiers }) => show(verifyIdentifiers.value === 'required'),
      // The server refuses what it does not allow.
      () => show(false),
    )
    return () => {
      isCurrent = false
    }
  }, [api, isEnabled, setIsRequired])
  return isRequired
}
