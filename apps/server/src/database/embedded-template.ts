import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { appRoot } from '../app-root.ts'

const cache = new URL('node_modules/.cache/foyer/', appRoot)

/**
 * A fresh, empty database as an archive. Making one (initdb) takes seconds and much memory, unpacking it neither, so it
 * is made once for each version of PGlite and kept.
 */
export async function readTemplate(): Promise<Blob> {
  const place = new URL(`pglite-${await pgliteVersion()}.tar.gz`, cache)
  try {
    return new Blob([await readFile(place)])
  } catch {
    const template = await makeTemplate()
    await keep(place, template).catch(() => undefined) // A read-only installation makes it anew each time.
    return template
  }
}

async function makeTemplate(): Promise<Blob> {
  const client = await PGlite.create()
  const template = await client.dumpDataDir('gzip')
  await client.close()
  return template
}

/** Under another name first: another process never reads half of it. */
async function keep(place: URL, template: Blob): Promise<void> {
  await mkdir(cache, { recursive: true })
  const draft = new URL(`${place.href}.${randomUUID()}`)
  await writeFile(draft, template.stream())
  await rename(draft, place)
}

async function pgliteVersion(): Promise<string> {
  // Its `exports` hide its package.json, which is one folder above the main file.
  const main = pathToFileURL(createRequire(import.meta.url).resolve('@electric-sql/pglite'))
  const manifest: { version: string } = JSON.parse(await readFile(new URL('../package.json', main), 'utf8'))
  return manifest.version
}
