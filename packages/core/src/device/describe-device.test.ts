import { expect, it } from 'vitest'
import { describeDevice } from './describe-device.ts'

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

it.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/156.0.0.0 Safari/537.36`, 'Chrome', 'Windows'],
  [`Mozilla/5.0 (Windows NT 10.0) ${webKit} Chrome/156.0.0.0 Safari/537.36 Edg/156.0`, 'Edge', 'Windows'],
  [`Mozilla/5.0 (Linux; Android 16) ${webKit} Chrome/156.0.0.0 Mobile Safari/537.36`, 'Chrome', 'Android'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0', 'Firefox', 'Linux'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/19.0 Safari/605.1.15', 'Safari', 'Mac'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) CriOS/156.0 Safari/604.1', 'Chrome', 'iPhone'],
  [`Mozilla/5.0 (X11; Linux x86_64) ${webKit} HeadlessChrome/156.0.0.0 Safari/537.36`, 'Chrome', 'Linux'],
  [`Mozilla/5.0 (Windows NT 10.0) ${webKit} Chrome/156.0.0.0 Safari/537.36 OPR/141.0`, 'Opera', 'Windows'],
  [
    `Mozilla/5.0 (Windows NT 10.0) ${webKit} Chrome/156.0.0.0 YaBrowser/26.10 Safari/537.36`,
    'Yandex Browser',
    'Windows',
  ],
  [
    `Mozilla/5.0 (Linux; Android 16) ${webKit} SamsungBrowser/30.0 Chrome/150.0 Mobile Safari/537.36`,
    'Samsung Internet',
    'Android',
  ],
  [
    `Mozilla/5.0 (X11; Linux x86_64) ${webKit} Chrome/156.0.0.0 Safari/537.36 Vivaldi/8.1`,
    'Vivaldi',
    'Linux',
  ],
  [`Mozilla/5.0 (X11; CrOS x86_64 16433.0.0) ${webKit} Chrome/156.0.0.0 Safari/537.36`, 'Chrome', 'ChromeOS'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) FxiOS/150.0 Safari/604.1', 'Firefox', 'iPhone'],
  ['Mozilla/5.0 (iPad; CPU OS 19_0 like Mac OS X) EdgiOS/156.0 Safari/604.1', 'Edge', 'iPad'],
  ['curl/8.0', null, null],
  ['', null, null],
  [null, null, null],
])('recognises %s as %s on %s', (userAgent, browser, system) => {
  expect(describeDevice(userAgent)).toEqual({ browser, system })
})
