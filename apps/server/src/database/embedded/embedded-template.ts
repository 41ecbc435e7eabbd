import { rmSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { appRoot } from '../../app-root.ts'

/** A new, empty database: as a folder to copy, and as an archive to load into memory. */
export interface Template {
  readonly files: string
  readArchive(): Promise<Blob>
}

/**
 * Creating a database (initdb) takes far more time and memory than copying one. So it is created once per version of PGlite, and cached in
 * `node_modules/.cache`, or, if that is not writable, once per process.
 */
export async function findTemplate(): Promise<Template> {
  const cache = fileURLToPath(new URL('node_modules/.cache/foyer/', appRoot))
  const path = join(cache, `pglite-${await readPgliteVersion()}`)
  try {
    await readFile(join(path, 'files/PG_VERSION'))
    return describe(path)
  } catch {
    return createTemplate(cache, path)
  }
}

async function createTemplate(cache: string, path: string): Promise<Template> {
  const draft = await createDraftFolder(cache)
  const client = await PGlite.create(join(draft, 'files'))
  const archive = await client.dumpDataDir('gzip')
  await client.close()
  await writeFile(join(draft, 'archive.tar.gz'), archive.stream())
  // Renamed as a whole, so that no other process ever reads an incomplete folder. It fails if another process was faster.
  const isRenamed = await rename(draft, path).then(
    () => true,
    () => false,
  )
  if (isRenamed) return describe(path)
  process.once('exit', () => rmSync(draft, { recursive: true, force: true }))
  return describe(draft)
}

async function createDraftFolder(cache: string): Promise<string> {
  try {
    await mkdir(cache, { recursive: true })
    return await mkdtemp(join(cache, 'draft-'))
  } catch {
    return mkdtemp(join(tmpdir(), 'foyer-template-'))
  }
}

function describe(path: string): Template {
  return {
    files: join(path, 'files'),
    readArchive: async () => new Blob([await readFile(join(path, 'archive.tar.gz'))]),
  }
}

async function readPgliteVersion(): Promise<string> {
  // The package's `exports` hide its package.json, which is one folder above the main file.
  const main = pathToFileURL(createRequire(import.meta.url).resolve('@electric-sql/pglite'))
  const manifest: { version: string } = JSON.parse(await readFile(new URL('../package.json', main), 'utf8'))
  return manifest.version
}
