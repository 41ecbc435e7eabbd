import type { FieldValue } from '../../validators/index.ts'
import type { FieldStore } from '../field-store.ts'

/** Shows the server's messages about single fields, each only while the field still has the value that was sent. */
export function createFieldMessages(fields: ReadonlyMap<string, FieldStore | undefined>) {
  let messages: Readonly<Record<string, string>> = {}
  let sentValues: Readonly<Record<string, FieldValue>> = {}
  /** The names of fields that were not in the form when the answer came: pages disable fields during a request. */
  const missing = new Set<string>()

  function attach(name: string, field: FieldStore): void {
    if (missing.delete(name)) showMessage(name, field)
  }

  function showMessage(name: string, field: FieldStore): void {
    // Skips a field that was edited while the request was under way.
    if (field.getState().value === sentValues[name])
      field.update({ customError: messages[name], isRefused: true })
  }

  return {
    /** Applies the messages of an answer. @param values the values that were sent */
    apply(answer: Readonly<Record<string, string>>, values: Readonly<Record<string, FieldValue>>): void {
      messages = answer
      sentValues = values
      missing.clear()
      for (const name of Object.keys(messages)) {
        const field = fields.get(name)
        if (field) showMessage(name, field)
        else missing.add(name)
      }
    },
    /** Shows its message at a field that enters the form. Call it only while the form's last answer is still the one with these messages. */
    attach,
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
