// @ts-check
// Where do the marks of the social providers come from? Out of simple-icons, whose drawings are CC0; the marks themselves
// belong to their owners.
import * as icons from 'simple-icons'

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

/** Black marks have no colour of their own: on dark paper they take that of the text. */
export function generateSocialMarks() {
  const rows = Object.entries(marks).map(([name, { hex, path }]) => {
    const colour = hex === '000000' ? 'null' : `'#${hex.toLowerCase()}'`
    return `  ${name}: [[${colour}, '${path}']],\n`
  })
  return `export const generatedMarks = {\n${rows.join('')}} as const\n`
}
