/**
 * The most common mail domains, most common first: the targets of typo corrections, and the domains that are suggested
 * by default. They are the largest providers worldwide and in the countries of our locales.
 */
export const popularDomains: readonly string[] = unpack(
  'gmail yahoo hotmail outlook icloud mail.ru yandex.ru aol live msn proton.me protonmail gmx.de web.de gmx.net ' +
    't-online.de hotmail.co.uk yahoo.co.uk btinternet hotmail.fr orange.fr wanadoo.fr laposte.net yahoo.fr hotmail.es ' +
    'libero.it yahoo.com.br uol.com.br yahoo.co.jp docomo.ne.jp naver daum.net yahoo.co.id qq 163 rambler.ru yandex',
)

/** The endings of the domains that the three largest providers have in other countries. */
const countries =
  'at be bg ca ch cl cn co.id co.il co.in co.jp co.kr co.nz co.th co.za com.ar com.au com.br com.cn com.co com.hk com.mx ' +
  'com.my com.pe com.ph com.sg com.tr com.tw com.ve com.vn cz de dk es fi fr gr hu ie in it jp kr nl no pl pt ro rs se sg sk'

/** Other well-known domains that are so close to a popular one that they would be corrected as typos of it. */
const nearDomains =
  '33mail bol bol.com.br email foxmail mail mailo mozmail nate o2online.de oi.com.br online.de orange.es orange.pl proton.ch ' +
  'protonmail.ch q t-online.hu ttmail wanadoo.es wanadoo.nl y7mail yandex.by yandex.fr yandex.kz yandex.ua yandex.uz ymail yopmail'

/** Domains that are never corrected. Every other well-known domain is too far from all popular ones to be corrected. */
export const knownDomains: ReadonlySet<string> = new Set([
  ...popularDomains,
  ...unpack(nearDomains),
  ...countries.split(' ').flatMap((ending) => [`hotmail.${ending}`, `outlook.${ending}`, `yahoo.${ending}`]),
])

/** A name without a dot gets `.com`. */
function unpack(names: string): string[] {
  return names.split(' ').map((name) => (name.includes('.') ? name : `${name}.com`))
}
