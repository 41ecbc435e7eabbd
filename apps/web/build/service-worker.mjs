// @ts-check
// Writes dist/sw.js: the service worker, with the name of the build, and the files that it caches for when there is no network.
import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, defaultClientConditions } from 'vite'
import { collectFiles, readManifest } from './client-manifest.mjs'

const messagesPattern = /\/generated\/messages\/([\w-]+)\/(app|account|checkout|samples)\.ts$/

/**
 * @param {string} root of the app
 * @param {string} dist where the app has been built
 * @param {readonly string[]} pageModules what pages are loaded from
 */
export async function buildServiceWorker(root, dist, pageModules) {
  const manifest = readManifest(dist)
  /** @type {Record<string, string[]>} */
  const modulesByLanguage = {}
  for (const name of Object.keys(manifest)) {
    const lang = messagesPattern.exec(name)?.[1]
    if (lang !== undefined) (modulesByLanguage[lang] ??= []).push(name)
  }
  if (!('en-001' in modulesByLanguage)) throw new Error(`The build has no messages: ${messagesPattern}`)
  // The parts that a form needs to report that there is no network, and the notice on pages that are opened without one.
  const { scripts, styles } = collectFiles(manifest, [
    'index.html',
    ...(manifest['index.html']?.dynamicImports ?? []),
    ...pageModules,
  ])
  // A language's own files, without the scripts that they import.
  const messages = Object.fromEntries(
    Object.entries(modulesByLanguage).map(([lang, modules]) => [
      lang,
      collectFiles(manifest, modules)
        .scripts.filter((file) => !scripts.includes(file))
        .map((file) => `/${file}`),
    ]),
  )
  // An empty page without a language, for all addresses. Its name contains a hash, like those of scripts.
  const shell = await readFile(join(dist, 'index.html'), 'utf8')
  const shellUrl = `/assets/shell-${hash(shell, 8)}.html`
  await writeFile(join(dist, shellUrl), shell)
  const files = [shellUrl, ...[...scripts, ...styles].map((file) => `/${file}`)]
  const earlyScript = await readFile(join(dist, 'early.js'), 'utf8')
  // File names contain hashes of their content, except for one.
  const version = hash(JSON.stringify([files, messages, earlyScript]), 12)
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    resolve: { conditions: ['foyer-source', ...defaultClientConditions] },
    define: { foyerBuild: JSON.stringify({ version, shellUrl, files, messages }) },
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
