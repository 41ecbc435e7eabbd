import { editPhone, type PhoneEdit, type PhoneOptions } from '../index.ts'

/** A fake phone input in which text is typed at the selection. */
export function openInput(options: PhoneOptions = {}, shown = '', from = shown.length, to = from) {
  const input = { shown, from, to, countryCode: options.countryCode }
  const insert = (inserted: string): PhoneEdit => {
    const head = input.shown.slice(0, input.from) + inserted
    const typed = { text: head + input.shown.slice(input.to), caret: head.length }
    const edit = editPhone(input.shown, typed, { ...options, countryCode: input.countryCode })
    input.shown = edit.text
    input.from = input.to = edit.caret
    input.countryCode = edit.reading.region?.countryCode ?? input.countryCode
    return edit
  }
  const type = (text: string): PhoneEdit => Array.from(text, insert).at(-1) ?? insert('')
  return { insert, type }
}

export const chosenCountries = [undefined, 'US', 'RU', 'DE'] as const
