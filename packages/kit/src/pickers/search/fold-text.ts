/** Letters without a Unicode decomposition, and how people type them without such keys. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ə: 'e',
  ς: 'σ',
  '&': ' and ',
}

/**
 * Diacritics, invisible characters, the Arabic tatweel, and punctuation inside words: `Côte d’Ivoire`, `U.S.`. NFKD turns `´`, which some
 * keyboards have for an apostrophe, into a blank with a diacritic.
 */
const ignored = / ?\p{M}|[\p{Cf}\u0640.'’‘ʻʼ`]/gu
const wordSeparators = /[^\p{L}\p{N}]+/gu

/**
 * Normalises text for a search: lower case, without diacritics, with single spaces. Hiragana becomes katakana, and Korean syllables are
 * split into letters, so that a word matches while it is typed.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(ignored, '')
    .toLowerCase()
    .replace(/[ßæœøłđðþıəς&]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/[\u3041-\u3096]/g, (kana) => String.fromCodePoint((kana.codePointAt(0) ?? 0) + 0x60))
    .replace(wordSeparators, ' ')
    .replace(/(^| )st(?= )/g, '$1saint')
    .trim()
}
