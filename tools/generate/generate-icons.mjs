// @ts-check
// `node tools/generate/generate-icons.mjs`: renders the icons of the web client from apps/web/public/favicon.svg in
// Chromium.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { chromiumLaunchOptions } from '../test/chromium.mjs'
import { readText, root } from '../run/programs.mjs'

const folder = join(root, 'apps/web/public')

/** The mark: the arches on their background. */
const mark = readText('apps/web/public/favicon.svg')
const [, ground = ''] = /<rect [^>]*fill="([^"]+)"/.exec(mark) ?? []
const [arches = ''] = /<path.*(?=<\/svg>)/s.exec(mark) ?? []
if (ground === '' || arches === '') throw new Error('favicon.svg is not a ground with arches any more.')

/**
 * The mark on a full background, which systems crop to their own shape. The arches are within the central 80 % that no
 * shape crops (W3C, Web Application Manifest, 'Icon masks and safe zone').
 */
const fullIcon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="${ground}"/><g transform="translate(6 4.2) scale(.625)">${arches}</g></svg>`

const browser = await chromium.launch(chromiumLaunchOptions())
const page = await browser.newPage()
mkdirSync(join(folder, 'icons'), { recursive: true })
const files = {
  'icons/icon-192.png': await render(mark, 192),
  'icons/icon-512.png': await render(mark, 512),
  'icons/maskable-512.png': await render(fullIcon, 512),
  // iOS rounds the corners, and fills transparent areas with black.
  'icons/apple-touch-icon.png': await render(fullIcon, 180),
  'favicon.ico': wrapInIco(await render(mark, 32), 32),
  'icons/preview.png': await renderPreview(),
}
for (const [file, content] of Object.entries(files)) writeFileSync(join(folder, file), content)
await browser.close()

/** @param {string} svg @param {number} size in pixels */
async function render(svg, size) {
  await page.setViewportSize({ width: size, height: size })
  await page.setContent(`<style>body{margin:0}svg{display:block;inline-size:${size}px}</style>${svg}`)
  return page.screenshot({ omitBackground: true })
}

/**
 * The picture that other sites show beside a link: 1200 by 630 pixels. Without text, so that it fits every language,
 * and with the mark in the middle for those that crop it to a square.
 */
async function renderPreview() {
  await page.setViewportSize({ width: 1200, height: 630 })
  await page.setContent(
    `<style>body{margin:0;block-size:630px;background:${ground};overflow:hidden}svg{position:absolute;inset:auto 0 0;margin-inline:auto;inline-size:600px}</style>
    <svg viewBox="2 3 28 29">${arches}</svg>`,
  )
  return page.screenshot()
}

/** Wraps a PNG in an icon file: header, entry, image. @param {Buffer} png @param {number} size */
function wrapInIco(png, size) {
  const header = Buffer.alloc(22)
  // Type icon, one image; its size, one plane, 32 bits per pixel; then the length and the offset of the image.
  header.set([0, 0, 1, 0, 1, 0, size, size, 0, 0, 1, 0, 32, 0])
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}
