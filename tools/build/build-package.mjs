// @ts-check
// Builds a package for publishing. Run in the package's folder; the entries are those of its `exports`.
import { execFileSync } from 'node:child_process'
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { program } from '../run/programs.mjs'

/** @type {{ exports: Record<string, { 'foyer-source': string, default: string }>, peerDependencies?: { react?: string } }} */
const { exports, peerDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
const sources = Object.values(exports).map((entry) => entry['foyer-source'])
const isReact = peerDependencies?.react !== undefined

rmSync('dist', { recursive: true, force: true })
const [node, ...tsc] = [...program('typescript', 'tsc'), '-p', 'tsconfig.build.json']
execFileSync(node, [...tsc, ...(isReact ? ['--emitDeclarationOnly'] : [])], { stdio: 'inherit' })
if (isReact) await bundleModules()
for (const { 'foyer-source': source, default: built } of Object.values(exports)) {
  if (!source.endsWith('.css')) continue
  copyFileSync(source, built)
  // A declaration, because TypeScript must resolve `import '…/styles.css'`.
  writeFileSync(`${built}.d.ts`, 'export {}\n')
}

/** Writes one file per module, so that an app gets only the blocks that it uses, and their styles. */
async function bundleModules() {
  writeFileSync('dist/no-styles.js', '// What `#styles` is in Node.\nexport {}\n')
  await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [react(), preserveWorkers(), importStyles()],
    build: {
      target: 'esnext',
      minify: false,
      cssMinify: false,
      cssCodeSplit: true,
      sourcemap: true,
      emptyOutDir: false,
      lib: { entry: sources.filter((source) => !source.endsWith('.css')), formats: ['es'] },
      rolldownOptions: {
        external: (id) => !/^[./]|^[a-z]:\\/i.test(id),
        output: {
          preserveModules: true,
          preserveModulesRoot: 'src',
          entryFileNames: '[name].js',
          // Renames `.module.css`: an app's bundler would otherwise treat the file as a CSS module and rename the classes
          // again.
          assetFileNames: ({ names: [name = ''] }) => name.replace('.module.css', '.css'),
        },
      },
    },
  })
}

/**
 * Makes each module import its own styles; by default Vite removes imports of styles from a library. `#styles` is defined in the
 * package's `imports`: in Node, which cannot import styles, it resolves to an empty module.
 */
function importStyles() {
  return /** @type {import('vite').Plugin} */ ({
    name: 'foyer:import-styles',
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !chunk.fileName.endsWith('.module.js')) continue
        const styles = chunk.fileName.replace('.module.js', '.css')
        if (!(styles in bundle)) throw new Error(`${chunk.fileName} has no styles.`)
        chunk.code = `import '#styles/${styles}'\n${chunk.code}`
        if (chunk.map) chunk.map.mappings = `;${chunk.map.mappings}`
      }
    },
  })
}

/**
 * Keeps a worker as a module beside the one that starts it, started by `new URL(…, import.meta.url)`, which every
 * bundler understands. By default Vite would emit it as a file of its own, with an address on the app's origin.
 */
function preserveWorkers() {
  return /** @type {import('vite').Plugin} */ ({
    name: 'foyer:keep-workers',
    enforce: 'pre',
    async transform(code, id) {
      let replacedCode = code
      for (const [text, name = ''] of code.matchAll(/new URL\('\.\/([\w-]+)\.ts', import\.meta\.url\)/g)) {
        const worker = await this.resolve(`./${name}.ts`, id)
        if (!worker) throw new Error(`${id} starts ${name}, which is not there.`)
        this.emitFile({ type: 'chunk', id: worker.id })
        replacedCode = replacedCode.replace(text, `FoyerWorker('./${name}.js')`)
      }
      return replacedCode === code ? null : { code: replacedCode, map: null }
    },
    renderChunk(code) {
      const replacedCode = code.replaceAll(/FoyerWorker\(["'](.+?)["']\)/g, "new URL('$1', import.meta.url)")
      return replacedCode === code ? null : { code: replacedCode, map: null }
    },
  })
}
