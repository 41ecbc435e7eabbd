import type { FormValues } from './form-store.ts'

/** The values as a text to compare. A field that came or went while it was empty makes no difference. */
export function listFilled(values: FormValues): string {
  return JSON.stringify(Object.entries(values).filter(([, value]) => value !== ''))
}
