/** The zeros of the scripts that people type phone numbers in: Arabic, Persian, Devanagari, full-width. */
const zeros = [0x0660, 0x06f0, 0x0966, 0xff10]

function toAsciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  const zero = zeros.find((start) => code >= start && code < start + 10)
  return zero === undefined ? digit : String(code - zero)
}

/** Converts a typed phone number to the contract's format: ASCII `+digits`, without blanks, brackets and dashes. */
export function normalizePhone(typed: string): string {
  return typed
    .replace('\uff0b', '+')
    .replace(/\p{Nd}/gu, toAsciiDigit)
    .replace(/[^+\d]/g, '')
}
