import { useStateAfterPress } from '@foyer/kit/use-state-after-press'
import { useEffect } from 'react'
import { useFoyer } from '../plugins/foyer-context.ts'
import { loadSettings } from './load-settings.ts'

type Settings = Awaited<ReturnType<typeof loadSettings>>

/**
 * A setting of the installation: the given value, or else the server's.
 * @param read the same function at each render
 * @param fallback the value until the server has answered, and if it does not; the server enforces its setting whatever is shown
 */
export function useSetting<Value>(
  read: (settings: Settings) => Value,
  override: Value | undefined,
  fallback: Value,
): Value {
  const { api } = useFoyer('useSetting')
  const [serverValue, setServerValue] = useStateAfterPress<Value | undefined>(undefined)

  useEffect(() => {
    if (override !== undefined) return undefined
    let isCurrent = true
    loadSettings(api)
      .then(read)
      .then((value) => isCurrent && setServerValue(() => value))
      // Ignored, also if the server does not know this setting.
      .catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [api, read, override, setServerValue])

  return override ?? serverValue ?? fallback
}
