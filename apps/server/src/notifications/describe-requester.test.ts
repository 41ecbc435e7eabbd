import type { Locale } from '@foyer/core/wire'
import { expect, it } from 'vitest'
import { describeRequester, translateRequester } from './describe-requester.ts'
import { requester } from './testing/identity-messages.ts'

it.each<[Locale, string]>([
  ['en-001', 'Asked for with Chrome on Windows from 2001:db8::7, on 25 November 2026 at 04:16 UTC.'],
  ['ru-RU', 'Запрошено: 25 ноября 2026 г. в 04:16 UTC, Chrome на Windows, IP-адрес 2001:db8::7.'],
  [
    'ar-XX',
    'وقت الطلب: 25 نوفمبر 2026 في 04:16 UTC، الجهاز: Chrome على Windows، عنوان IP: \u20662001:db8::7\u2069.',
  ],
  [
    'es',
    'Solicitud hecha con Chrome en Windows desde 2001:db8::7, el 25 de noviembre de 2026 a las 04:16 UTC.',
  ],
  ['de-DE', 'Angefordert mit Chrome auf Windows von 2001:db8::7, am 25. November 2026 um 04:16 UTC.'],
  ['fr', 'Demande effectuée avec Chrome sur Windows depuis 2001:db8::7, le 25 novembre 2026 à 04:16 UTC.'],
  ['ja-JP', 'リクエスト元：Windows の Chrome、2001:db8::7、2026年11月25日 04:16 UTC'],
  ['ko-KR', '요청 정보: Windows의 Chrome, 2001:db8::7, 2026년 11월 25일 04:16 UTC'],
  [
    'pt-BR',
    'Solicitação feita com Chrome no Windows, de 2001:db8::7, em 25 de novembro de 2026 às 04:16 UTC.',
  ],
  ['id-ID', 'Diminta dengan Chrome di Windows dari 2001:db8::7, pada 25 November 2026 pukul 04.16 UTC.'],
])('describes in %s who made the request: %s', (locale, line) => {
  expect(translateRequester(locale, requester)).toBe(line)
})

it.each<[Locale, string]>([
  ['it', '25 novembre 2026 alle ore 04:16 UTC'],
  ['nl', '25 november 2026 om 04:16 UTC'],
  ['pl', '25 listopada 2026 04:16 UTC'],
  ['tr', '25 Kasım 2026 04:16 UTC'],
  ['uk', '25 листопада 2026 р. о 04:16 UTC'],
  ['zh-Hans', '2026年11月25日 UTC 04:16'],
  ['zh-Hant', '2026年11月25日 04:16 [UTC]'],
  ['hi', '25 नवंबर 2026 को 04:16 UTC बजे'],
  ['vi', '04:16 UTC 25 tháng 11, 2026'],
  ['he', '25 בנובמבר 2026 בשעה 04:16 UTC'],
])('describes in %s when the request was made: %s', (locale, time) => {
  expect(translateRequester(locale, requester)).toContain(time)
})

it.each([
  [null, 'a device that we do not know'],
  ['curl/8.0', 'a device that we do not know'],
  ['Call +1 900 555 0100 to <b>unlock</b>', 'a device that we do not know'],
  ['Mozilla/5.0 (Macintosh)', 'Mac'],
  ['Firefox/150.0', 'Firefox'],
])('reduces the user agent %j to %s', (userAgent, device) => {
  expect(describeRequester('en-001', { ...requester, userAgent }).device).toBe(device)
})
