import type { FormValues } from '@foyer/core/form'
import { openStorage } from '@foyer/kit/storage'
import { methods, type MethodId } from '../methods.ts'

/** What somebody has typed as their e-mail address or phone number. */
export interface TypedName {
  readonly method: MethodId
  readonly text: string
}

const key = 'foyer-typed-name'

/** In ms: how long the next form may take to open. After that, somebody else may be using the device. */
const lifetime = 60_000

/** Stores the identifier that was typed in this form for the next form of this tab. */
export function storeTypedName(values: FormValues): void {
  const [method, text] = Object.entries(values).find(([name]) => Object.hasOwn(methods, name)) ?? []
  if (typeof text === 'string' && text.trim() !== '')
    openStorage('sessionStorage').write(key, JSON.stringify({ at: Date.now(), method, text }))
}

/** Returns and removes the identifier that was typed in the previous form; `null` if there is none. */
export function takeTypedName(): TypedName | null {
  const storage = openStorage('sessionStorage')
  const stored = storage.read(key)
  if (stored === null) return null
  storage.remove(key)
  try {
    const { at, method, text } = Object(JSON.parse(stored)) as Record<string, unknown>
    const age = Date.now() - Number(at)
    if (age < 0 || age >= lifetime || typeof text !== 'string' || typeof method !== 'string') return null
    return Object.hasOwn(methods, method) ? { method: method as MethodId, text } : null
  } catch {
    return null
  }
}
