// @ts-check
// How does an app for Node become dist/main.js, and dist/admin.js where it has commands for its operator? Run in the app's folder. Foyer's own packages go in, most libraries stay outside.
import { copyFileSync, existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { build } from 'rolldown'

await build({
  input: { main: 'src/main.ts', ...(existsSync('src/admin') && { admin: 'src/admin/main.ts' }) },
  platform: 'node',
  // Libraries of many modules, which take a tenth of a second to find one by one, go in too.
  // The bundler's own runtime is in the bundle: it lowers a template that has `</script` in it, and nobody installs it.
  external: (/** @type {string} */ id) =>
    !/^(@foyer\/|(drizzle-orm|oauth4webapi)(\/|$)|@oxc-project\/runtime\/|[./]|[a-z]:\\)/i.test(id),
  resolve: { conditionNames: ['foyer-source', 'import', 'node', 'default'] },
  output: {
    dir: 'dist',
    cleanDir: true,
    sourcemap: true,
  },
  logLevel: 'warn',
})

// A worker is started by its path, and imports nothing of ours.
for (const file of readdirSync('src', { recursive: true, encoding: 'utf8' })) {
  if (file.endsWith('-worker.cjs')) copyFileSync(join('src', file), join('dist', basename(file)))
}
