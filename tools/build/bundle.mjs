// @ts-check
// How does an app for Node become dist/main.js, and dist/admin.js where it has commands for its operator? Run in the app's folder. Foyer's own packages go in, most libraries stay outside.
import { copyFileSync, existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { build } from 'rolldown'

await build({
  input: {
    main: 'src/main.ts',
    ...(existsSync('src/operations/admin') && { admin: 'src/operations/admin/main.ts' }),
  },
  platform: 'node',
  // Libraries of many modules, which take a tenth of a second to find one by one, go in too.
  // OpenTelemetry goes in too, into a file that is only loaded where traces are set: as libraries it would be a third of the installation.
  // The bundler's own runtime is in the bundle: it lowers a template that has `</script` in it, and nobody installs it.
  external: (/** @type {string} */ id) =>
    !/^(@foyer\/|(drizzle-orm|oauth4webapi|@opentelemetry\/(?!api$)[\w-]+)(\/|$)|@oxc-project\/runtime\/|[./]|[a-z]:\\)/i.test(
      id,
    ),
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
