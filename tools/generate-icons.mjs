// @ts-check
// Where do the icons of the web client come from? Out of its mark, apps/web/public/favicon.svg.
// `node tools/generate-icons.mjs` draws them in Chromium.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { chromiumLaunchOptions } from './chromium.mjs'
import { root } from './programs.mjs'

const folder = join(root, 'apps/web/public')

/** The arches, and the ground that they stand on. */
const mark = readFileSync(join(folder, 'favicon.svg'), 'utf8')
const [, ground = ''] = /<rect [^>]*fill="([^"]+)"/.exec(mark) ?? []
const [arches = ''] = /<path.*(?=<\/svg>)/s.exec(mark) ?? []
if (ground === '' || arches === '') throw new Error('favicon.svg is not a ground with arches any more.')

/**
 * On a whole ground, which the system cuts to its own shape. The arches stand within the circle of 80 % that no shape
 * cuts into (W3C, Web Application Manifest, 'Icon masks and safe zone').
 */
const whole = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="${ground}"/><g transform="translate(6 4.2) scale(.625)">${arches}</g></svg>`

const browser = await chromium.launch(chromiumLaunchOptions())
const page = await browser.newPage()
mkdirSync(join(folder, 'icons'), { recursive: true })
writeFileSync(join(folder, 'icons/icon-192.png'), await draw(mark, 192))
writeFileSync(join(folder, 'icons/icon-512.png'), await draw(mark, 512))
writeFileSync(join(folder, 'icons/maskable-512.png'), await draw(whole, 512))
// iOS rounds it, and makes what is transparent black.
writeFileSync(join(folder, 'icons/apple-touch-icon.png'), await draw(whole, 180))
writeFileSync(join(folder, 'favicon.ico'), wrapInIco(await draw(mark, 32), 32))
await browser.close()

/** @param {string} svg @param {number} size in pixels */
async function draw(svg, size) {
  await page.setViewportSize({ width: size, height: size })
  await page.setContent(`<style>body{margin:0}svg{display:block;inline-size:${size}px}</style>${svg}`)
  return page.screenshot({ omitBackground: true })
}

/** One picture as an icon file: a header, an entry, and the PNG as it is. @param {Buffer} png @param {number} size */
function wrapInIco(png, size) {
  const head = Buffer.alloc(22)
  // An icon, of one picture.
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  // One plane of 32 bits a pixel; its length, and where it begins.
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}
