// @ts-check
// How does a page of the bench come into a browser? Built for production by Vite, served from memory.
import { readdirSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { chromium } from 'playwright'
import { build, defaultClientConditions } from 'vite'
import { chromiumLaunchOptions } from '../../tools/chromium.mjs'

const root = fileURLToPath(new URL('pages', import.meta.url))
const types = new Map([
  ['.html', 'text/html'],
  ['.js', 'text/javascript'],
  ['.css', 'text/css'],
])

/** Builds the pages of these groups and starts a browser. `open` gives a fresh page that has done nothing yet. @param {readonly string[]} groups */
export async function startPages(groups) {
  const files = await buildPages(groups)
  const server = createServer((request, response) => {
    const name = (request.url ?? '').slice(1)
    const body = files.get(name)
    response.writeHead(body === undefined ? 404 : 200, {
      'content-type': types.get(extname(name)) ?? 'text/plain',
    })
    response.end(body)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The bench has no port.')
  const browser = await chromium.launch(chromiumLaunchOptions())

  return {
    version: browser.version(),
    /** @param {string} name */
    open: async (name) => {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
      const page = await context.newPage()
      page.on('pageerror', (error) => {
        throw error
      })
      await page.goto(`http://127.0.0.1:${address.port}/${name}.html`, { waitUntil: 'networkidle' })
      return page
    },
    stop: async () => {
      await browser.close()
      server.close()
    },
  }
}

/** @param {readonly string[]} groups */
async function buildPages(groups) {
  const input = readdirSync(root)
    .filter((name) => name.endsWith('.html') && groups.some((group) => name.startsWith(`${group}-`)))
    .map((name) => `${root}/${name}`)
  const result = await build({
    configFile: false,
    logLevel: 'error',
    root,
    plugins: [react()],
    resolve: { conditions: ['foyer-source', ...defaultClientConditions] },
    build: { write: false, modulePreload: { polyfill: false }, rolldownOptions: { input } },
  })
  if (!('output' in result)) throw new TypeError('Vite was asked for one build and gave something else.')
  return new Map(
    result.output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]),
  )
}
