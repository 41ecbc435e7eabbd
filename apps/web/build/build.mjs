// @ts-check
// `npm run build`: the app, its pages drawn beforehand, its service worker, and all of it compressed.
import { rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { compressFiles } from './compress-files.mjs'
import { drawPages } from './draw-pages.mjs'
import { buildServiceWorker } from './service-worker.mjs'

process.env['NODE_ENV'] = 'production'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const dist = join(root, 'dist')

await build({ root })
await drawPages(root, dist)
await buildServiceWorker(root, dist)
// For the build alone: nobody is served it.
await rm(join(dist, '.vite'), { recursive: true })
await compressFiles(dist)
