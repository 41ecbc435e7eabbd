/** The part of a package.json that templates have. */
export interface Manifest {
  readonly name?: string
  readonly version?: string
  readonly private?: boolean
  readonly type?: 'module'
  readonly scripts?: Readonly<Record<string, string>>
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly overrides?: Readonly<Record<string, string>>
}

const groups = ['scripts', 'dependencies', 'devDependencies'] as const

/** Merges manifests into one: later ones override earlier ones. @param resolveFoyerVersion returns the version of a package of Foyer's */
export function mergeManifests(
  name: string,
  manifests: readonly Manifest[],
  resolveFoyerVersion: (packageName: string) => string,
): Manifest {
  const merged = Object.assign({}, ...manifests) as Manifest
  const entriesByGroup = groups.map((group) => {
    const mergedGroup = Object.assign({}, ...manifests.map((manifest) => manifest[group])) as Record<
      string,
      string
    >
    return [
      group,
      group === 'scripts' ? mergedGroup : sortWithFoyer(mergedGroup, resolveFoyerVersion),
    ] as const
  })
  return { name, ...merged, ...Object.fromEntries(entriesByGroup) }
}

function sortWithFoyer(
  versions: Record<string, string>,
  resolveFoyerVersion: (packageName: string) => string,
) {
  const entries = Object.entries(versions).map(([name, version]) =>
    name.startsWith('@foyer/') ? ([name, resolveFoyerVersion(name)] as const) : ([name, version] as const),
  )
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** A valid npm package name, derived from the name of a folder. */
export function toPackageName(folder: string): string {
  const name = folder
    .toLowerCase()
    .replaceAll(/[^a-z0-9-]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
  return name === '' ? 'my-app' : name
}
