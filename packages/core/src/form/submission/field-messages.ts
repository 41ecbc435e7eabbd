import type { FieldValue } from '../../validators/index.ts'
import type { FieldStore } from '../field-store.ts'

/** Shows a server's messages about single fields, each only at the value that was sent. */
export function createFieldMessages(fields: ReadonlyMap<string, FieldStore | undefined>) {
  let messages: Readonly<Record<string, string>> = {}
  let sent: Readonly<Record<string, FieldValue>> = {}
  /** The names of fields that were not in the form when the answer came: pages disable fields during a request. */
  const missing = new Set<string>()

  function enter(name: string, field: FieldStore): void {
    if (missing.delete(name)) show(name, field)
  }

  function show(name: string, field: FieldStore): void {
    // Not of what was typed while the answer was on its way.
    if (field.getState().value === sent[name]) field.update({ customError: messages[name], isRefused: true })
  }

  return {
    /** Takes the messages of an answer. @param values those that it is about */
    take(answer: Readonly<Record<string, string>>, values: Readonly<Record<string, FieldValue>>): void {
      messages = answer
      sent = values
      missing.clear()
      for (const name of Object.keys(messages)) {
        const field = fields.get(name)
        if (field) show(name, field)
        else missing.add(name)
      }
    },
    /** A field has entered the form, whose last answer these messages are still of. */
    enter,
    clear(): void {
      missing.clear()
      for (const [name, message] of Object.entries(messages)) {
        const field = fields.get(name)
        // The caller may have set another error in the meantime.
        if (field?.getState().customError === message) field.update({ customError: undefined })
      }
    },
  }
}
