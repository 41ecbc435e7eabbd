import decodeQr from 'qr/decode.js'
import { expect, it } from 'vitest'
import { createQrPath, type QrPath } from './qr-path.ts'

/** Paints the path as a camera sees it: four pixels for each module, white where nothing is dark. */
function paint({ size, path }: QrPath) {
  const scale = 4
  const width = size * scale
  const data = new Uint8ClampedArray(width * width * 4).fill(255)
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g)) {
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row++)
      for (let column = Number(x) * scale; column < (Number(x) + Number(run)) * scale; column++)
        data.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3)
  }
  return { width, height: width, data }
}

it.each([
  'otpauth://totp/Shop:anna%40example.com?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Shop',
  `otpauth://totp/${'%D8%B9'.repeat(40)}?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=%D8%B9`,
])('A QR code is decoded to the address that it was made from: %s', (uri) => {
  expect(decodeQr(paint(createQrPath(uri)))).toBe(uri)
})

it('A QR code has the light margin of four modules that readers need', () => {
  const { size, path } = createQrPath('otpauth://totp/a?secret=JBSWY3DPEHPK3PXP')
  const runs = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map((run) => run.slice(1).map(Number))
  expect(Math.min(...runs.map(([x = 0]) => x))).toBe(4)
  expect(Math.min(...runs.map(([, y = 0]) => y))).toBe(4)
  expect(Math.max(...runs.map(([x = 0, , run = 0]) => x + run))).toBe(size - 4)
})
