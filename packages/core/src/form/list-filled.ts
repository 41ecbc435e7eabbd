import { isEmpty, type FieldValue } from '../validators/index.ts'

/** The values as a text to compare. A field that came or went while it was empty makes no difference. */
export function listFilled(values: Readonly<Record<string, FieldValue>>): string {
  return JSON.stringify(Object.entries(values).filter(([, value]) => !isEmpty(value)))
}
