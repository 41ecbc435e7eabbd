import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  copyFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Choice } from './choice.ts'
import { mergeManifests, nameOf, type Manifest } from './manifest.ts'
import { UsageError } from './usage-error.ts'

const ownFolder = fileURLToPath(new URL('..', import.meta.url))

/** npm leaves a `.gitignore` out of every package. */
const publishedNames: Readonly<Record<string, string>> = { _gitignore: '.gitignore' }

/** What a folder may contain and still count as empty: a repository that was made for the app. */
const harmless = new Set(['.git', '.DS_Store'])

/** Writes the app's files. @param cwd where relative paths start @returns its folder @throws UsageError */
export function writeApp({ folder, template, hasBackEnd, packages }: Choice, cwd: string): string {
  const app = resolve(cwd, folder)
  checkEmpty(app, folder)
  const findFoyer = packages === undefined ? findPublished() : findTarball(resolve(cwd, packages), app)
  const layers = [template, ...(hasBackEnd ? [`${template}-back-end`] : [])].map((name) =>
    join(ownFolder, 'templates', name),
  )
  const manifests = layers.map(readManifest)
  // Before the first file is written, because it may fail.
  const manifest = mergeManifests(nameOf(basename(app)), manifests, findFoyer)
  try {
    for (const layer of layers) copyLayer(layer, app)
    writeFileSync(join(app, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  } catch (cause) {
    const { code = '' } = cause as NodeJS.ErrnoException
    throw new UsageError(
      `${folder} cannot be written (${code}): name another folder, or mend its rights or its disk.`,
      { cause },
    )
  }
  return app
}

function checkEmpty(app: string, folder: string): void {
  if (!existsSync(app)) return
  if (!statSync(app).isDirectory())
    throw new UsageError(`${folder} is a file: name a new or an empty folder.`)
  if (readdirSync(app).some((name) => !harmless.has(name)))
    throw new UsageError(`${folder} is not empty: name a new or an empty folder.`)
}

function copyLayer(layer: string, app: string): void {
  for (const entry of readdirSync(layer, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const from = join(entry.parentPath, entry.name)
    const to = join(app, relative(layer, entry.parentPath), publishedNames[entry.name] ?? entry.name)
    mkdirSync(dirname(to), { recursive: true })
    copyFileSync(from, to)
  }
}

/** Foyer's packages are published together, with one version. */
function readVersion(): string {
  return readManifest(ownFolder).version ?? ''
}

function findPublished(): () => string {
  const version = readVersion()
  return () => `^${version}`
}

/** Prefers tarballs of this package's own version, because the folder may also contain those of earlier releases. */
function findTarball(tarballs: string, app: string): (packageName: string) => string {
  if (!existsSync(tarballs) || !statSync(tarballs).isDirectory())
    throw new UsageError(`There is no folder ${tarballs}, which --packages names.`)
  const files = readdirSync(tarballs)
  const ownEnd = `${readVersion()}.tgz`
  return (packageName) => {
    const start = `${packageName.replace('@', '').replace('/', '-')}-`
    const fitting = files.filter(
      (name) => name.endsWith('.tgz') && /^\d/.test(name.slice(start.length)) && name.startsWith(start),
    )
    const file = fitting.find((name) => name === start + ownEnd) ?? fitting[0]
    if (file !== undefined) return `file:${relative(app, join(tarballs, file)).replaceAll(sep, '/')}`
    throw new UsageError(
      `${tarballs} has no ${start}….tgz: fill it by \`npm run pack -- ${tarballs}\` in Foyer's folder.`,
    )
  }
}

function readManifest(layer: string): Manifest {
  return JSON.parse(readFileSync(join(layer, 'package.json'), 'utf8')) as Manifest
}
