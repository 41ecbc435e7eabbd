/**
 * What most people have behind their @, the most common first: what a typo is corrected to, and the default of what is
 * offered. Frequent names of the largest providers, worldwide and in the countries of the locales that Foyer speaks.
 */
export const popularDomains: readonly string[] = (
  'gmail.com yahoo.com hotmail.com outlook.com icloud.com mail.ru yandex.ru aol.com live.com msn.com proton.me ' +
  'protonmail.com gmx.de web.de gmx.net t-online.de hotmail.co.uk yahoo.co.uk btinternet.com hotmail.fr orange.fr ' +
  'wanadoo.fr laposte.net yahoo.fr hotmail.es libero.it yahoo.com.br uol.com.br yahoo.co.jp docomo.ne.jp naver.com ' +
  'daum.net yahoo.co.id qq.com 163.com rambler.ru yandex.com'
).split(' ')

/** Of the providers that are in most countries. */
const countries =
  'at be bg ca ch cl cn co.id co.il co.in co.jp co.kr co.nz co.th co.za com.ar com.au com.br com.cn com.co com.hk com.mx ' +
  'com.my com.pe com.ph com.sg com.tr com.tw com.ve com.vn cz de dk es fi fr gr hu ie in it jp kr nl no pl pt ro rs se sg sk'

/** Well known too, and so near to a popular one that they would be taken for a typo of it: a name, and its endings. */
const nearDomains = {
  hotmail: countries,
  outlook: countries,
  yahoo: countries,
  bol: 'com com.br',
  email: 'com',
  foxmail: 'com',
  mail: 'com',
  mailo: 'com',
  nate: 'com',
  o2online: 'de',
  online: 'de',
  orange: 'es pl',
  proton: 'ch',
  protonmail: 'ch',
  q: 'com',
  wanadoo: 'es nl',
  yandex: 'by fr kz ua uz',
  ymail: 'com',
}

/** What is never a typo. Whatever else is well known is too far from every popular domain to be taken for one. */
export const rightDomains: ReadonlySet<string> = new Set([
  ...popularDomains,
  ...Object.entries(nearDomains).flatMap(([name, endings]) =>
    endings.split(' ').map((ending) => `${name}.${ending}`),
  ),
])
