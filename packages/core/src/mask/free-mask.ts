import { toAsciiDigits, withAsciiDigits } from './ascii-digits.ts'
import { FormatterCache } from '../formatters/formatter-cache.ts'
import type { MaskRecipe, TextState } from './mask-recipe.ts'

/** A place of a mask: a fixed character, or the kind of character that can be typed there. */
type Place = string | RegExp

interface Mask {
  readonly places: readonly Place[]
  /** The runs of fixed characters that contain punctuation. They are recognised where an edit has moved them. */
  readonly runs: readonly string[]
}

interface FillResult extends TextState {
  /** The typed characters, without the fixed ones. */
  readonly value: string
  /** The offset in the typed text behind the last character before the caret that has a place. */
  readonly head: number
  /** The number of characters behind the caret for which there was no place left. */
  readonly lost: number
}

const kinds: Readonly<Record<string, RegExp>> = { '#': /[0-9]/, '@': /[\p{L}\p{M}]/u, '*': /\P{C}/u }
const recipes = new FormatterCache<MaskRecipe>()

/**
 * Creates a mask in which `#` is a digit, `@` a letter and `*` any visible character; all others are fixed. A backslash makes
 * the next character fixed. The value is what was typed, without the fixed characters.
 */
export function createMaskRecipe(mask: string): MaskRecipe {
  return recipes.get(mask, () => {
    const compiled = compileMask(mask)
    return {
      format: (typed) => format(compiled, withAsciiDigits(typed)),
      read: (shown) => ({ value: fill(compiled, { text: shown, caret: shown.length }).value }),
      show: (value) => fillPlaces(compiled, toAsciiDigits(value)),
    }
  })
}

function compileMask(mask: string): Mask {
  const places: Place[] = []
  const runs: string[] = []
  let run = ''
  for (const [char] of mask.matchAll(/\\?[^]/gu)) {
    const kind = kinds[char]
    const fixed = kind === undefined ? char.replace(/^\\(?=[^])/u, '') : ''
    places.push(kind ?? fixed)
    if (kind !== undefined) runs.push(run)
    run = kind === undefined ? run + fixed : ''
  }
  runs.push(run)
  // A run of only digits and letters is left out: it may have been typed. So is an empty one.
  return { places, runs: runs.filter((text) => /[^\p{L}\p{N}]/u.test(text)) }
}

function format(mask: Mask, typed: TextState): TextState {
  const filled = fill(mask, typed)
  // In a full mask the characters behind the caret stay, and what is typed before them is dropped.
  const kept = filled.lost === 0 ? filled : keepTail(mask, typed, filled)
  return { text: kept.text, caret: kept.caret }
}

function keepTail(mask: Mask, { text, caret }: TextState, filled: FillResult): FillResult {
  const head = Array.from(text.slice(0, filled.head))
  for (let lost = filled.lost; lost > 0 && head.length > 0;) if (fitsAnyPlace(mask, head.pop() ?? '')) lost--
  const shorter = head.join('')
  const refilled = fill(mask, { text: shorter + text.slice(caret), caret: shorter.length })
  return refilled.lost === 0 ? refilled : filled
}

/** Gives each character of the text the next place that accepts it. */
function fill({ places, runs }: Mask, { text, caret }: TextState): FillResult {
  const filled = { text: '', caret: 0, value: '', head: 0, lost: 0 }
  let place = 0
  for (let index = 0; index < text.length;) {
    const char = String.fromCodePoint(text.codePointAt(index) ?? 0)
    const found = findPlace(places, place, char)
    const isFixed = typeof places[found] === 'string'
    // Before the caret, a character that fits was typed: only what is behind the caret was moved by the edit.
    const isTyped = index < caret && found < places.length && isTypable(runs, char)
    // A run of fixed characters in another position was moved there by the edit, so it is skipped.
    const movedRun = isFixed || isTyped ? undefined : runs.find((run) => text.startsWith(run, index))
    if (movedRun !== undefined && !isInPlace({ places, runs }, found, movedRun)) {
      index += movedRun.length
      continue
    }
    if (found < places.length && (isFixed || isTypable(runs, char))) {
      filled.text += fixedBetween(places, place, found) + char
      if (!isFixed) filled.value += char
      place = found + 1
      if (index < caret) {
        filled.caret = filled.text.length
        filled.head = index + char.length
      }
    } else if (found === places.length && index >= caret && fitsAnyPlace({ places, runs }, char))
      filled.lost++
    index += char.length
  }
  return filled
}

/** The next place for a character from `from` on, skipping fixed characters; `places.length` if there is none. */
function findPlace(places: readonly Place[], from: number, char: string): number {
  for (let index = from; index < places.length; index++) {
    const place = places[index]
    if (place === char) return index
    if (place instanceof RegExp) return place.test(char) ? index : places.length
  }
  return places.length
}

/**
 * Whether text that looks like a run of fixed characters is where the mask has that run, as when `A(` is typed into `@(#A(#`, and was not
 * moved there by the edit.
 */
function isInPlace({ places, runs }: Mask, from: number, run: string): boolean {
  return Array.from(run).every((char, index) => {
    const place = places[from + index]
    return place instanceof RegExp ? place.test(char) && isTypable(runs, char) : place === char
  })
}

/** Letters and digits can be typed; punctuation only if it is not one of the mask's fixed characters. */
function isTypable(runs: Mask['runs'], char: string): boolean {
  return /[\p{L}\p{N}]/u.test(char) || !runs.some((run) => run.includes(char))
}

function fixedBetween(places: readonly Place[], from: number, to: number): string {
  return places.slice(from, to).join('')
}

function fitsAnyPlace({ places }: Mask, char: string): boolean {
  return places.some((place) => place instanceof RegExp && place.test(char))
}

/** Fills the typed places only, so that the start of a value is never mistaken for fixed characters. */
function fillPlaces({ places, runs }: Mask, value: string): string {
  let shown = ''
  let place = 0
  for (const char of value) {
    const found = places.findIndex((kind, index) => index >= place && kind instanceof RegExp)
    const kind = places[found]
    if (!(kind instanceof RegExp)) break
    if (!kind.test(char) || !isTypable(runs, char)) continue
    shown += fixedBetween(places, place, found) + char
    place = found + 1
  }
  return shown
}
