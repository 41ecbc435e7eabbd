import { caretBehindDigit, commonLength, type TextState } from '../../mask/index.ts'
import { matchRegion, type PhoneOptions } from '../regions/match-region.ts'
import { chosenRegion, lockedRegion, parsePhone, type PhoneReading } from '../parse-phone.ts'
import { keepDigits, readDigits } from '../read-digits.ts'

/** The result of an edit: text, caret, and the parsed number. */
export interface PhoneEdit extends TextState {
  readonly reading: PhoneReading
}

/**
 * Applies an edit to an input that showed a number. A complete number inserted anywhere replaces the old one; digits typed into an empty
 * input belong to the chosen country. A number that is rejected changes nothing.
 * @param replacesAll the whole text was selected: a typed first digit counts as new even if the old text started with the same one
 */
export function editPhone(
  shown: string,
  typed: TextState,
  options: PhoneOptions,
  replacesAll = false,
): PhoneEdit {
  const { reading, isReplaced } = readEdit(replacesAll ? '' : shown, typed, options)
  const text = reading.rejected === null ? reading.shown : shown
  const digitsAfterCaret =
    isReplaced && reading.rejected === null ? 0 : countDigits(typed.text.slice(typed.caret))
  return { text, caret: placeCaret(text, digitsAfterCaret), reading }
}

/** Parses the text of an input. Its digits start with a calling code, unless their country is not known yet. */
export function readShown(shown: string, options: PhoneOptions): PhoneReading {
  if (!lacksCountry(shown, options)) return parsePhone(shown, { ...options, hasPhoneCode: true })
  return parsePhone(shown, { ...options, regions: undefined, countryCode: null })
}

/**
 * Whether an input shows digits without a country. After a calling code there is always a blank; a calling code without a blank counts as
 * one only if a country is chosen.
 */
function lacksCountry(shown: string, options: PhoneOptions): boolean {
  if (shown === '' || /[+ ]/.test(shown)) return false
  return chosenRegion(options) === null || matchRegion(shown, options)?.phoneCode !== shown
}

interface EditReading {
  readonly reading: PhoneReading
  /** The inserted text has replaced everything. */
  readonly isReplaced: boolean
}

function readEdit(shown: string, typed: TextState, options: PhoneOptions): EditReading {
  const change = findChange(shown, typed)
  const { inserted, kept } = change
  if (kept === '') return { reading: parsePhone(typed.text, options), isReplaced: true }
  const locked = lockedRegion(options)?.phoneCode
  if (locked !== undefined && shown.startsWith(locked) && change.from < Math.min(locked.length, change.to))
    return readAroundLocked(locked, shown, change, options)
  const hasPhoneCode = !lacksCountry(shown, options)
  const fullReading = { reading: parsePhone(typed.text, { ...options, hasPhoneCode }), isReplaced: false }
  if (inserted === '') return fullReading
  const { digits, isInternational } = readDigits(inserted)
  if (digits === '') {
    // A plus behind a calling code starts another number; before digits without a country it makes them start with
    // their calling code. Anywhere else it is ignored.
    const isRestart = hasPhoneCode ? readShown(shown, options).value === '' : typed.text.startsWith('+')
    const keptReading = parsePhone(kept, { ...options, hasPhoneCode })
    return inserted.includes('+') && isRestart ? fullReading : { reading: keptReading, isReplaced: false }
  }
  if (!isInternational && (digits.length === 1 || fullReading.reading.isComplete)) return fullReading
  return readAlone(inserted, isInternational, options) ?? fullReading
}

/**
 * Reads an edit that removes characters of a locked calling code: the code stays whole, and only the number behind it changes. If nothing
 * of that number is left, the inserted text replaces everything.
 */
function readAroundLocked(
  locked: string,
  shown: string,
  { inserted, to }: Change,
  options: PhoneOptions,
): EditReading {
  const national = shown.slice(Math.max(to, locked.length))
  const { digits, isInternational } = readDigits(inserted)
  if (keepDigits(national) === '') return { reading: parsePhone(inserted, options), isReplaced: true }
  const alone = digits === '' ? null : readAlone(inserted, isInternational, options)
  if (alone !== null) return alone
  // The edit removed nothing but digits of the code: the person is told that the code is locked.
  if (keepDigits(shown.slice(locked.length, to)) === '')
    return { reading: { ...readShown(shown, options), rejected: 'foreign_code' }, isReplaced: false }
  const text = `${locked} ${inserted.replaceAll('+', '')}${national}`
  return { reading: parsePhone(text, { ...options, hasPhoneCode: true }), isReplaced: false }
}

/** Reads an inserted text that is a number in itself, and so replaces everything; `null` if it is not. */
function readAlone(inserted: string, isInternational: boolean, options: PhoneOptions): EditReading | null {
  const reading = parsePhone(inserted, options)
  const isNumber = isInternational || reading.isComplete || reading.rejected !== null
  return isNumber ? { reading, isReplaced: true } : null
}

/** The change between the text before and after an edit: the inserted text replaced `from` … `to`. */
interface Change {
  readonly inserted: string
  readonly kept: string
  readonly from: number
  readonly to: number
}

function findChange(shown: string, { text, caret }: TextState): Change {
  const tail = text.slice(caret)
  if (!shown.endsWith(tail)) return { inserted: text, kept: '', from: 0, to: shown.length }
  const to = shown.length - tail.length
  const from = commonLength(shown.slice(0, to), text.slice(0, caret))
  return { inserted: text.slice(from, caret), kept: shown.slice(0, from) + tail, from, to }
}

/** The offset with `digitsAfterCaret` digits behind it. */
function placeCaret(text: string, digitsAfterCaret: number): number {
  return Math.max(caretBehindDigit(text, countDigits(text) - digitsAfterCaret), text.startsWith('+') ? 1 : 0)
}

function countDigits(text: string): number {
  return keepDigits(text).length
}
