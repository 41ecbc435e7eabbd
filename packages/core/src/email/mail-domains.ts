/**
 * What most people have behind their @, the most common first: what a typo is corrected to, and the default of what is
 * offered. Frequent names of the largest providers, worldwide and in the countries of the locales that Foyer speaks.
 */
export const popularDomains: readonly string[] = unpack(
  'gmail yahoo hotmail outlook icloud mail.ru yandex.ru aol live msn proton.me protonmail gmx.de web.de gmx.net ' +
    't-online.de hotmail.co.uk yahoo.co.uk btinternet hotmail.fr orange.fr wanadoo.fr laposte.net yahoo.fr hotmail.es ' +
    'libero.it yahoo.com.br uol.com.br yahoo.co.jp docomo.ne.jp naver daum.net yahoo.co.id qq 163 rambler.ru yandex',
)

/** Of the providers that are in most countries. */
const countries =
  'at be bg ca ch cl cn co.id co.il co.in co.jp co.kr co.nz co.th co.za com.ar com.au com.br com.cn com.co com.hk com.mx ' +
  'com.my com.pe com.ph com.sg com.tr com.tw com.ve com.vn cz de dk es fi fr gr hu ie in it jp kr nl no pl pt ro rs se sg sk'

/** Well known too, and so near to a popular one that they would be taken for a typo of it. */
const nearDomains =
  'bol bol.com.br email foxmail mail mailo nate o2online.de online.de orange.es orange.pl proton.ch protonmail.ch q ' +
  'wanadoo.es wanadoo.nl yandex.by yandex.fr yandex.kz yandex.ua yandex.uz ymail'

/** What is never a typo. Whatever else is well known is too far from every popular domain to be taken for one. */
export const rightDomains: ReadonlySet<string> = new Set([
  ...popularDomains,
  ...unpack(nearDomains),
  ...countries.split(' ').flatMap((ending) => [`hotmail.${ending}`, `outlook.${ending}`, `yahoo.${ending}`]),
])

/** A name without an ending is one of `.com`. */
function unpack(names: string): string[] {
  return names.split(' ').map((name) => (name.includes('.') ? name : `${name}.com`))
}
