// @ts-check
// How does an app for Node become dist/main.js? Run in the app's folder. Foyer's own packages go in, libraries stay outside.
import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { build } from 'rolldown'

// A worker is started by its path, so it needs a file of its own.
const workers = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('-worker.mjs'))
  .map((file) => [basename(file, '.mjs'), join('src', file)])

await build({
  input: { main: 'src/main.ts', ...Object.fromEntries(workers) },
  platform: 'node',
  external: (/** @type {string} */ id) => !/^(@foyer\/|[./]|[a-z]:\\)/i.test(id),
  resolve: { conditionNames: ['foyer-source', 'import', 'node', 'default'] },
  output: {
    dir: 'dist',
    cleanDir: true,
    sourcemap: true,
    entryFileNames: ({ name }) => (name === 'main' ? 'main.js' : `${name}.mjs`),
  },
  logLevel: 'warn',
})
