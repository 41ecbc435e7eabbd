// @ts-check
// Writes dist/sw.js: the worker, the name of the build, and the files that it keeps for when there is no network.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { collectFiles, readManifest } from './client-manifest.mjs'

/** @param {string} root of the app @param {string} dist where the app has been built */
export async function buildServiceWorker(root, dist) {
  const manifest = readManifest(dist)
  // With all that the first page may load later: a form that is sent without a network needs its parts to say so.
  const modules = ['index.html', ...(manifest['index.html']?.dynamicImports ?? [])]
  const { scripts, styles } = collectFiles(manifest, modules)
  const files = [...scripts, ...styles].map((file) => `/${file}`)
  const shell = await readFile(join(dist, 'index.html'), 'utf8')
  const early = await readFile(join(dist, 'early.js'), 'utf8')
  // Names of files stand for what is in them; the two others have none.
  const version = createHash('sha256')
    .update(JSON.stringify([files, shell, early]))
    .digest('hex')
    .slice(0, 12)
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    define: { foyerBuild: JSON.stringify({ version, files }) },
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
