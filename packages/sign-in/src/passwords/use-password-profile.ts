import type { PasswordProfile } from '@foyer/core/validators'
import { useStateAfterPress } from '@foyer/kit/use-state-after-press'
import { useEffect } from 'react'
import { useFoyer } from '../plugins/foyer-context.ts'
import { loadSettings } from '../settings/load-settings.ts'

/** The rules for a new password: the given ones, or else the server's; `classic` until it has answered. */
export function usePasswordProfile(given: PasswordProfile | undefined): PasswordProfile {
  const { api } = useFoyer('usePasswordProfile')
  const [answered, setAnswered] = useStateAfterPress<PasswordProfile>('classic')

  useEffect(() => {
    if (given !== undefined) return undefined
    let isCurrent = true
    loadSettings(api)
      .then(({ passwordProfile }) => isCurrent && setAnswered(passwordProfile.value))
      // Ignored: the server enforces its rules whatever is shown.
      .catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [api, given, setAnswered])

  return given ?? answered
}
