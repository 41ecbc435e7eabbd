// @ts-check
// `npm run build`: builds the app, prerenders its pages, writes the service worker, and compresses the files.
import { appendFile, readFile, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { compressFiles } from './compress-files.mjs'
import { prerenderPages } from './prerender-pages.mjs'
import { buildServiceWorker } from './service-worker.mjs'

process.env['NODE_ENV'] = 'production'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const dist = join(root, 'dist')

await build({ root })
// Vite's list has the licences of imported packages; the notices of our packages have those of copied data.
for (const folder of ['core', 'kit'])
  await appendFile(
    join(dist, 'licences.txt'),
    `\n${await readFile(join(root, '../../packages', folder, 'NOTICE'), 'utf8')}`,
  )
const pageModules = await prerenderPages(root, dist)
await buildServiceWorker(root, dist, pageModules)
// Only used by the build, and not served.
await rm(join(dist, '.vite'), { recursive: true })
await compressFiles(dist)
