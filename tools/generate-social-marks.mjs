// @ts-check
// Where do the marks of the social providers come from? Out of simple-icons, whose drawings are CC0; the marks
// themselves belong to their owners. `node tools/generate-social-marks.mjs` writes
// packages/kit/src/icons/generated/social-marks.ts; a test compares.
import { writeFileSync } from 'node:fs'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import * as icons from 'simple-icons'

export const marksFile = fileURLToPath(
  new URL('../packages/kit/src/icons/generated/social-marks.ts', import.meta.url),
)

/** Our names, and those of the library. Google and Yandex are not here: packages/kit/src/icons/social/own-marks.ts. */
const marks = {
  discord: icons.siDiscord,
  facebook: icons.siFacebook,
  instagram: icons.siInstagram,
  mailru: icons.siMaildotru,
  ok: icons.siOdnoklassniki,
  steam: icons.siSteam,
  telegram: icons.siTelegram,
  threads: icons.siThreads,
  tiktok: icons.siTiktok,
  vk: icons.siVk,
  whatsapp: icons.siWhatsapp,
  x: icons.siX,
  youtube: icons.siYoutube,
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(marksFile, generateMarks())

/** Black marks have no colour of their own: on dark paper they take that of the text. @returns {string} */
export function generateMarks() {
  const rows = Object.entries(marks).map(([name, { hex, path }]) => {
    const colour = hex === '000000' ? 'null' : `'#${hex.toLowerCase()}'`
    return `  ${name}: [[${colour}, '${path}']],\n`
  })
  return `// Written by tools/generate-social-marks.mjs from simple-icons. Change it there.
export const generatedMarks = {
${rows.join('')}} as const
`
}
