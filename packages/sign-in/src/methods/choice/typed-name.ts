import type { FormValues } from '@foyer/core/form'
import { openStorage } from '@foyer/kit/storage'
import { methods, type MethodId } from '../methods.ts'

/** What somebody has typed as their e-mail address or phone number. */
export interface TypedName {
  readonly method: MethodId
  readonly text: string
}

const key = 'foyer-typed-name'

/** In ms: as long as the next form may take to open. After that it may be somebody else who sits there. */
const lifetime = 60_000

/** Hands over to the next form of this tab what was typed in this one. */
export function keepTypedName(values: FormValues): void {
  const [method, text] = Object.entries(values).find(([name]) => Object.hasOwn(methods, name)) ?? []
  if (typeof text === 'string' && text.trim() !== '')
    openStorage('sessionStorage').write(key, JSON.stringify({ at: Date.now(), method, text }))
}

/** Takes over what was typed in the form before, once; `null` if there is nothing. */
export function takeTypedName(): TypedName | null {
  const storage = openStorage('sessionStorage')
  const kept = storage.read(key)
  if (kept === null) return null
  storage.remove(key)
  try {
    const { at, method, text } = Object(JSON.parse(kept)) as Record<string, unknown>
    const age = Date.now() - Number(at)
    if (age < 0 || age >= lifetime || typeof text !== 'string' || typeof method !== 'string') return null
    return Object.hasOwn(methods, method) ? { method: method as MethodId, text } : null
  } catch {
    return null
  }
}
