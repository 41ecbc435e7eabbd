// @ts-check
// Generates the marks of the social providers from simple-icons (CC0). The marks are trademarks of their owners.
import * as icons from 'simple-icons'

/** Our ids and the library's names. Google and Yandex are in packages/kit/src/icons/social/own-marks.ts. */
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

/** Black marks get no colour, so that they have the text's colour, which is readable in the dark theme. */
export function generateSocialMarks() {
  const rows = Object.entries(marks).map(([name, { hex, path }]) => {
    const colour = hex === '000000' ? 'null' : `'#${hex.toLowerCase()}'`
    return `  ${name}: [[${colour}, '${path}']],\n`
  })
  return `export const generatedMarks = {\n${rows.join('')}} as const\n`
}
