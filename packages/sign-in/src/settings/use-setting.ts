import { useStateAfterPress } from '@foyer/kit/use-state-after-press'
import { useEffect } from 'react'
import { useFoyer } from '../plugins/foyer-context.ts'
import { loadSettings } from './load-settings.ts'

type Settings = Awaited<ReturnType<typeof loadSettings>>

/**
 * A setting of the installation: the given value, or else the server's.
 * @param read the same function at each render
 * @param assumed the value until the server has answered, and if it does not; the server enforces its setting whatever is shown
 */
export function useSetting<Value>(
  read: (settings: Settings) => Value,
  given: Value | undefined,
  assumed: Value,
): Value {
  const { api } = useFoyer('useSetting')
  const [answered, setAnswered] = useStateAfterPress(assumed)

  useEffect(() => {
    if (given !== undefined) return undefined
    let isCurrent = true
    loadSettings(api)
      .then(read)
      .then((value) => isCurrent && setAnswered(() => value))
      // Ignored, also if the server does not know this setting.
      .catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [api, read, given, setAnswered])

  return given ?? answered
}
