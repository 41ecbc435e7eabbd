// Requests that no browser sends: methods, addresses, header lines, and input that is not HTTP.

export const methods =
  'GET HEAD POST PUT PATCH DELETE OPTIONS TRACE CONNECT PROPFIND SEARCH PURGE QUERY FOO get'.split(' ')

export const paths = [
  '//',
  '///evil.example/',
  '/..',
  '/../../etc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/..%2f..%2fetc%2fpasswd',
  String.raw`/..\..\windows\win.ini`,
  '/%5c%5cevil.example',
  '/%',
  '/%zz',
  '/%00',
  '/%ff%fe',
  '/%c0%ae%c0%ae/',
  '/web/v1/auth/login/',
  '/web/v1/auth//login',
  '/web/v1/auth/./login',
  '/web/v1/auth/x/../login',
  '/WEB/V1/AUTH/LOGIN',
  '/web/v1/auth/login%00',
  '/web/v1/auth/login%20',
  '/web/v1/auth/login;a=b',
  '/web/v1/auth/%6cogin',
  '/web/v1/auth/login#x',
  '/web/v1/auth/login?__proto__[a]=1',
  '/web/v1/auth/session?lang=fr&lang=de',
  '/MS-AUTH/captcha-isEnabled?service=a&service=b',
  '/MS-AUTH/captcha-isEnabled?service[]=a',
  '/MS-AUTH/captcha-isEnabled?service[a]=b',
  '/MS-AUTH/captcha-isEnabled?%ff=%ff',
  '/MS-AUTH/captcha-isEnabled?__proto__=a',
  '/MS-AUTH/captcha-isEnabled?service=%00',
  '/MS-AUTH/captcha-isEnabled?service=%ed%a0%80',
  `/MS-AUTH/captcha-isEnabled?${'a=b&'.repeat(3_000)}`,
  `/${'a'.repeat(15_000)}`,
  `/${'a/'.repeat(5_000)}`,
  '/web/v1/auth/sessions/%2e%2e',
  `/web/v1/auth/sessions/${'a'.repeat(10_000)}`,
  '/web/v1/auth/__proto__',
  '/web/v1/auth/constructor-link',
  '/web/v1/auth/discord/link-callback?state=a&state=b&code=c',
  '/web/v1/auth/discord/link-callback?state=%00&code=%ff',
  '/web/v1/auth/telegram/link-callback?tgAuthResult=%ff',
  '/web/v1/auth/steam/link-callback?openid.mode=id_res&openid.mode=x',
  '/web/v1/auth/<script>/link-callback',
  '/oauth/discord?state=%ff',
  '/docs/../../etc/passwd',
  '/docs/static/..%2f..%2fpackage.json',
  'http://evil.example/web/v1/auth/session',
  'evil.example:443',
  '*',
  '?',
  '',
  '/web/v1/auth/session HTTP/1.1\r\nx: y',
] as const

const cookie = 'foyer-session=' + 'a'.repeat(43)

/** With two Host headers, a proxy may use the first and the server the second (RFC 9112, 3.2 requires a 400). */
export const twoHosts = [
  'Host: a\r\nHost: b',
  'Host: localhost\r\nHost: localhost',
  'Host: localhost\r\nhost: evil.example',
  'host: localhost\r\nAccept: */*\r\nHOST: evil.example',
] as const

export const headerLines = [
  'Host: evil.example',
  'Host:',
  'X-Forwarded-For: 1.2.3.4, <script>',
  'X-Forwarded-Host: evil.example',
  `Cookie: ${cookie}; ${cookie}`,
  `Cookie: ${'a=b; '.repeat(2_000)}`,
  'Cookie: foyer-session=%ff%00',
  'Cookie: foyer-session=\x80\xff',
  'Cookie: __proto__=a; constructor=b',
  'Cookie: foyer-device-id=<script>',
  'Cookie: foyer-codes=%ff%00; foyer-known-device=\x80\xff',
  `Cookie: foyer-codes=${'A'.repeat(5_000)}`,
  'Cookie: =;=;;;,',
  'Cookie: foyer-authorization=' + '%'.repeat(3_000),
  `User-Agent: ${'x'.repeat(10_000)}`,
  'User-Agent: \x80\x81\xfe',
  'User-Agent: <script>alert(1)</script>',
  'Accept-Language: ' + 'de,'.repeat(3_000),
  'Accept-Language: <script>',
  'Accept-Language: en;q=1e999',
  'Accept-Language: __proto__',
  'Origin: null',
  'Origin: https://evil.example',
  'Origin: \x80',
  'Sec-Fetch-Site: cross-site',
  'Idempotency-Key: short',
  `Idempotency-Key: ${'k'.repeat(8_000)}`,
  'Idempotency-Key: aaaaaaaaaaaaaaaa\r\nIdempotency-Key: bbbbbbbbbbbbbbbb',
  'Foyer-Device-Id: __proto__',
  'Authorization: Bearer \x00',
  'X: a\r\n\tfolded',
  'X: a\rb',
  'X : a',
  ': a',
  'X\x00: a',
  'X: a\nSet-Cookie: fuzz=1',
  `X: ${'y'.repeat(20_000)}`,
  'y: z\r\n'.repeat(1_500).trimEnd(),
  'Transfer-Encoding: chunked\r\nContent-Length: 5',
  'Transfer-Encoding: chunked, chunked',
  'Transfer-Encoding: xchunked',
  'Content-Length: -1',
  'Content-Length: 5\r\nContent-Length: 6',
  'Content-Length: 1e3',
  'Content-Length: 99999999999999999999',
  'Expect: 100-continue',
  'Expect: wonders',
  'Upgrade: websocket\r\nConnection: upgrade',
  'Upgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings\r\nHTTP2-Settings: AAA',
  'Connection: close, close',
  'Range: bytes=0-0,-1',
  'If-None-Match: *',
  'If-Modified-Since: yesterday',
  'Accept: text/html',
  'Accept-Encoding: ' + 'gzip,'.repeat(2_000),
  'TE: trailers',
  'X-HTTP-Method-Override: DELETE',
  'Access-Control-Request-Method: POST\r\nOrigin: https://evil.example',
] as const

export function* garbage(): Generator<string> {
  yield* [
    '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
    'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
    'GET / HTTP/9.9\r\n\r\n',
    'GET /\r\n\r\n',
    'GET / HTTP/1.1\r\n\r\n',
  ]
  yield* [
    '\r\n\r\n\r\n',
    'GET / HTTP/1.1 x\r\n\r\n',
    'GET  /  HTTP/1.1\r\n\r\n',
    'a'.repeat(100_000),
    `${'A'.repeat(100)} / HTTP/1.1\r\n\r\n`,
  ]
  const chunked =
    'POST /web/v1/auth/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n'
  yield* [
    'zz\r\n',
    'ffffffffffffffff\r\n',
    '-1\r\n',
    '5;a="\r\n\r\n',
    '2\r\n{}0\r\n\r\n',
    '0\r\n__proto__: a\r\n\r\n',
  ].map((rest) => chunked + rest)
  for (let round = 0; round < 200; round++) {
    yield (
      Array.from({ length: 1 + round }, (_, index) =>
        String.fromCharCode((index * 7919 + round * 104_729) % 256),
      ).join('') + '\r\n\r\n'
    )
  }
}
