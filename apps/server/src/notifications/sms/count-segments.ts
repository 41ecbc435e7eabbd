/** The characters of GSM 03.38: those that take one septet, and those that take two. */
const basicCharacters =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà'
const extendedCharacters = '^{}\\[~]|€'

/** The number of segments of a text message: in the 7-bit alphabet, or in UCS-2 if one character needs it. */
export function countSegments(text: string): number {
  const characters = [...text]
  const isGsm = characters.every(
    (letter) => basicCharacters.includes(letter) || extendedCharacters.includes(letter),
  )
  if (!isGsm) return text.length <= 70 ? 1 : Math.ceil(text.length / 67)
  const septets = characters.reduce((sum, letter) => sum + (extendedCharacters.includes(letter) ? 2 : 1), 0)
  return septets <= 160 ? 1 : Math.ceil(septets / 153)
}
