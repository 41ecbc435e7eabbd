// @ts-check
// Bundles an app for Node into dist/main.js, and its commands for operators, if any, into dist/admin.js. Run in the
// app's folder.
import { copyFileSync, existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { build } from 'rolldown'

await build({
  input: {
    main: 'src/main.ts',
    ...(existsSync('src/operations/admin') && { admin: 'src/operations/admin/main.ts' }),
  },
  platform: 'node',
  // Foyer's packages are bundled; most libraries are not. Libraries with many modules are bundled, because finding
  // their files one by one slows down the start. So is OpenTelemetry, into a file that is only loaded if traces are
  // enabled, to keep it out of the installation. The bundler's own runtime is bundled because it is not installed.
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

// Workers are started by their path and import none of our modules, so they are copied instead of bundled.
for (const file of readdirSync('src', { recursive: true, encoding: 'utf8' })) {
  if (file.endsWith('-worker.cjs')) copyFileSync(join('src', file), join('dist', basename(file)))
}
