import { readFileSync } from 'node:fs'

/** Reads a script of `public/`. Both `src/` and the built `dist/` are beside it: this file is bundled into `dist/main.js`. */
export function readScript(name: string): string {
  for (const folder of ['../public', '../../public']) {
    try {
      return readFileSync(new URL(`${folder}/${name}`, import.meta.url), 'utf8')
    } catch {
      // Not in this folder: try the other one.
    }
  }
  throw new Error(`public/${name} is missing.`)
}
