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
import { mergeManifests, toPackageName, type Manifest } from './manifest.ts'
import { UsageError } from './usage-error.ts'

const packageFolder = fileURLToPath(new URL('..', import.meta.url))

/** npm leaves a `.gitignore` out of every package. */
const publishedNames: Readonly<Record<string, string>> = { _gitignore: '.gitignore' }

/** What a folder may contain and still count as empty: a repository that was made for the app. */
const ignorableNames = new Set(['.git', '.DS_Store'])

/** Writes the app's files. @param cwd where relative paths start @returns its folder @throws UsageError */
export function writeApp({ folder, template, hasBackEnd, packages }: Choice, cwd: string): string {
  const appFolder = resolve(cwd, folder)
  checkEmpty(appFolder, folder)
  const resolveFoyerVersion =
    packages === undefined
      ? createRegistryResolver()
      : createTarballResolver(resolve(cwd, packages), appFolder)
  const layers = [template, ...(hasBackEnd ? [`${template}-back-end`] : [])].map((name) =>
    join(packageFolder, 'templates', name),
  )
  const manifests = layers.map(readManifest)
  // Before the first file is written, because it may fail.
  const manifest = mergeManifests(toPackageName(basename(appFolder)), manifests, resolveFoyerVersion)
  try {
    for (const layer of layers) copyLayer(layer, appFolder)
    writeFileSync(join(appFolder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  } catch (cause) {
    const { code = '' } = cause as NodeJS.ErrnoException
    throw new UsageError(
      `${folder} cannot be written (${code}): name another folder, or mend its rights or its disk.`,
      { cause },
    )
  }
  return appFolder
}

function checkEmpty(appFolder: string, folder: string): void {
  if (!existsSync(appFolder)) return
  if (!statSync(appFolder).isDirectory())
    throw new UsageError(`${folder} is a file: name a new or an empty folder.`)
  if (readdirSync(appFolder).some((name) => !ignorableNames.has(name)))
    throw new UsageError(`${folder} is not empty: name a new or an empty folder.`)
}

function copyLayer(layer: string, appFolder: string): void {
  for (const entry of readdirSync(layer, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const from = join(entry.parentPath, entry.name)
    const to = join(appFolder, relative(layer, entry.parentPath), publishedNames[entry.name] ?? entry.name)
    mkdirSync(dirname(to), { recursive: true })
    copyFileSync(from, to)
  }
}

/** Foyer's packages are published together, with one version. */
function readVersion(): string {
  return readManifest(packageFolder).version ?? ''
}

function createRegistryResolver(): () => string {
  const version = readVersion()
  return () => `^${version}`
}

/** Prefers tarballs of this package's own version, because the folder may also contain those of earlier releases. */
function createTarballResolver(tarballs: string, appFolder: string): (packageName: string) => string {
  if (!existsSync(tarballs) || !statSync(tarballs).isDirectory())
    throw new UsageError(`There is no folder ${tarballs}, which --packages names.`)
  const files = readdirSync(tarballs)
  const ownVersionSuffix = `${readVersion()}.tgz`
  return (packageName) => {
    const namePrefix = `${packageName.replace('@', '').replace('/', '-')}-`
    const candidates = files.filter(
      (name) =>
        name.endsWith('.tgz') && /^\d/.test(name.slice(namePrefix.length)) && name.startsWith(namePrefix),
    )
    const file = candidates.find((name) => name === namePrefix + ownVersionSuffix) ?? candidates[0]
    if (file !== undefined) return `file:${relative(appFolder, join(tarballs, file)).replaceAll(sep, '/')}`
    throw new UsageError(
      `${tarballs} has no ${namePrefix}….tgz: fill it by \`npm run pack -- ${tarballs}\` in Foyer's folder.`,
    )
  }
}

function readManifest(layer: string): Manifest {
  return JSON.parse(readFileSync(join(layer, 'package.json'), 'utf8')) as Manifest
}
