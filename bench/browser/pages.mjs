// @ts-check
// Builds the pages of the browser bench for production with Vite, and serves them from memory.
import { readdirSync } from 'node:fs'
import { createServer } from 'node:http'
import { basename, extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { chromium } from 'playwright'
import { build, defaultClientConditions } from 'vite'
import { chromiumLaunchOptions } from '../../tools/test/chromium.mjs'
import { collectLoaded } from '../../tools/build/bundle-size.mjs'

const folders = ['pages', '../peers'].map((folder) => fileURLToPath(new URL(folder, import.meta.url)))
const types = new Map([
  ['.html', 'text/html'],
  ['.js', 'text/javascript'],
  ['.css', 'text/css'],
  ['.webp', 'image/webp'],
])

/** Builds the pages of these names and starts a browser. `open` returns a new page. @param {readonly string[]} names */
export async function startPages(names) {
  const files = await buildPages(names)
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

/** @param {readonly string[]} names @returns {Promise<Map<string, string | Uint8Array>>} */
async function buildPages(names) {
  const input = folders
    .flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`))
    .filter((file) => names.includes(basename(file, '.tsx')))
  if (input.length === 0) return new Map()
  const result = await build({
    configFile: false,
    logLevel: 'error',
    root: folders[0],
    plugins: [react()],
    // All pages use the product's copy of React.
    resolve: {
      conditions: ['foyer-source', ...defaultClientConditions],
      dedupe: ['react', 'react-dom'],
    },
    build: { write: false, modulePreload: { polyfill: false }, rolldownOptions: { input } },
  })
  if (!('output' in result)) throw new TypeError('Vite was asked for one build and gave something else.')
  const files = new Map(result.output.map((file) => [file.fileName, file]))
  /** @type {Map<string, string | Uint8Array>} */
  const contents = new Map()
  for (const file of files.values()) {
    contents.set(file.fileName, file.type === 'chunk' ? file.code : file.source)
    if (file.type === 'chunk' && file.isEntry)
      contents.set(`${file.name}.html`, writePage(file.fileName, files))
  }
  return contents
}

/**
 * Writes a page that loads a script, its static imports, and their styles.
 * @param {string} script
 * @param {Map<string, import('../../tools/build/bundle-size.mjs').File>} files
 */
function writePage(script, files) {
  const loaded = [...collectLoaded(script, files)]
  const styles = loaded.filter((name) => name.endsWith('.css'))
  const imports = loaded.filter((name) => name.endsWith('.js') && name !== script)
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>${basename(script)}</title>
    <link rel="icon" href="data:," />
    <script type="module" src="/${script}"></script>
    ${imports.map((name) => `<link rel="modulepreload" href="/${name}" />`).join('')}
    ${styles.map((name) => `<link rel="stylesheet" href="/${name}" />`).join('')}
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>`
}
