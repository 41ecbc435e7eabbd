// @ts-check
// Writes dist/sw.js: the service worker, with the name of the build, and the files that it caches for when there is no network.
import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { collectFiles, readManifest } from './client-manifest.mjs'

const pageMessages = /\/generated\/messages\/[\w-]+\/(account|checkout)\.ts$/

/**
 * @param {string} root of the app
 * @param {string} dist where the app has been built
 * @param {readonly string[]} pageModules what pages are loaded from
 */
export async function buildServiceWorker(root, dist, pageModules) {
  const manifest = readManifest(dist)
  // The parts that a form needs to report that there is no network, and the notice of pages without a network.
  const messages = Object.keys(manifest).filter((name) => pageMessages.test(name))
  if (messages.length === 0) throw new Error(`The build has no messages of a page: ${pageMessages}`)
  const modules = [
    'index.html',
    ...(manifest['index.html']?.dynamicImports ?? []),
    ...pageModules,
    ...messages,
  ]
  const { scripts, styles } = collectFiles(manifest, modules)
  // An empty page without a language, for all addresses. Its name contains a hash, like those of scripts.
  const shell = await readFile(join(dist, 'index.html'), 'utf8')
  const shellUrl = `/assets/shell-${hash(shell, 8)}.html`
  await writeFile(join(dist, shellUrl), shell)
  const files = [shellUrl, ...[...scripts, ...styles].map((file) => `/${file}`)]
  const early = await readFile(join(dist, 'early.js'), 'utf8')
  // File names contain hashes of their content, except for one.
  const version = hash(JSON.stringify([files, early]), 12)
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    define: { foyerBuild: JSON.stringify({ version, shellUrl, files }) },
    build: {
      outDir: dist,
      emptyOutDir: false,
      rolldownOptions: {
        input: join(root, 'src/service-worker/service-worker.ts'),
        output: { entryFileNames: 'sw.js', format: 'iife' },
      },
    },
  })
}

/** @param {string} text @param {number} length of the hash */
function hash(text, length) {
  return createHash('sha256').update(text).digest('hex').slice(0, length)
}
