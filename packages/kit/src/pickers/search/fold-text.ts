/** Letters that Unicode does not take apart, as people without them on their keyboard type them. */
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

/** Marks on letters, Arabic's stretching, and what stands inside of words: `Côte d’Ivoire`, `U.S.`. */
const ignored = /[\p{M}\p{Cf}\u0640.'’‘ʻʼ`´]/gu
const betweenWords = /[^\p{L}\p{N}]+/gu

/**
 * Text as a search compares it: lower case, without marks on letters, with single spaces. Hiragana becomes katakana, and
 * a Korean syllable its letters, so that a word is found while it is typed.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(ignored, '')
    .toLowerCase()
    .replace(/[ßæœøłđðþıəς&]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/[\u3041-\u3096]/g, (kana) => String.fromCodePoint((kana.codePointAt(0) ?? 0) + 0x60))
    .replace(betweenWords, ' ')
    .replace(/(^| )st(?= )/g, '$1saint')
    .trim()
}
