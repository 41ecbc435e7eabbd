/** The characters of GSM 03.38: those that take one septet, and those that take two. */
const basic =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà'
const extended = '^{}\\[~]|€'

/** The number of segments of a text message: in the 7-bit alphabet, or in UCS-2 if one character needs it. */
export function countSegments(text: string): number {
  const letters = [...text]
  const isGsm = letters.every((letter) => basic.includes(letter) || extended.includes(letter))
  if (!isGsm) return text.length <= 70 ? 1 : Math.ceil(text.length / 67)
  const places = letters.reduce((sum, letter) => sum + (extended.includes(letter) ? 2 : 1), 0)
  return places <= 160 ? 1 : Math.ceil(places / 153)
}
