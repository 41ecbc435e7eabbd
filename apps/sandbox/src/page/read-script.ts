import { readFileSync } from 'node:fs'

/** Reads a script from `public/`, which is beside `src/` and beside the built `dist/`: this file is bundled into `dist/main.js`. */
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
