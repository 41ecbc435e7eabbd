import { isEmpty, type FieldValue } from '../../validators/index.ts'

/** The values as a text for comparison. A field that was added or removed while empty makes no difference. */
export function serializeFilled(values: Readonly<Record<string, FieldValue>>): string {
  return JSON.stringify(Object.entries(values).filter(([, value]) => !isEmpty(value)))
}
