// @ts-check
/**
 * Who may import whom: the table of docs/architecture.md as rules. Type imports count as imports.
 * `tools/check/sources/imports.mjs` runs them, and needs one planted violation of each in `tools/check/fixtures/imports`.
 */

const tables = require('./tools/check/sources/import-tables.cjs')
const { compositions, coreFolders, features, libraries, serverDomains, workspaces } = tables

/** Not anchored at the root, so that the planted violations are found by the very same rules. @param {string} path */
const at = (path) => `(?:^|/)${path}`

/** @type {import('dependency-cruiser').DependencyType[]} */
const libraryTypes = ['core', 'npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg', 'npm-unknown']

/** @type {import('dependency-cruiser').DependencyType[]} */
const viaExports = ['aliased-workspace']

const tests = String.raw`\.test\.tsx?$|\.stories\.|/testing/`

/** What is started by its name, and what only an integrator imports. */
const entries = String.raw`/(?:main\.tsx?|[\w-]+-worker\.[cm]?[jt]s|prerender-page\.tsx|platform\.d\.ts|phone/exact-phone\.ts|server/src/(?:index|adapters/[\w-]+)\.ts)$`

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const table = [
  ...Object.entries(workspaces).map(([from, allowed]) => ({
    name: `${from}-workspaces`,
    from: { path: at(`${from}/`) },
    to: {
      path: at('(packages|apps|e2e|tools|bench|proof)/'),
      pathNot: ['node_modules/', at(`${from}/`), at(`${allowed}/`)],
    },
  })),
  ...Object.entries(libraries).map(([from, allowed]) => ({
    name: `${from}-libraries`,
    from: { path: at(`${from}/src/`), pathNot: tests },
    to: {
      dependencyTypes: libraryTypes,
      dependencyTypesNot: viaExports,
      pathNot: `node_modules/(@types/)?(${allowed.join('|')})/`,
    },
  })),
  {
    name: 'core-folder-alone',
    from: {
      path: at('packages/core/src/([^/]+)/'),
      pathNot: [tests, at(`packages/core/src/(${Object.keys(coreFolders).join('|')})/`)],
    },
    to: { path: at('packages/core/src/'), pathNot: at('packages/core/src/$1/') },
  },
  ...Object.entries(coreFolders).map(([folder, allowed]) => ({
    name: `core-${folder}`,
    from: { path: at(`packages/core/src/${folder}/`), pathNot: tests },
    to: { path: at('packages/core/src/'), pathNot: at(`packages/core/src/(${folder}|${allowed})/`) },
  })),
  {
    name: 'kit-block',
    comment:
      'A block imports its own folder, the ground that blocks stand on, and core; never another block.',
    from: {
      path: at('packages/kit/src/blocks/([^/]+)/'),
      pathNot: [tests, at(`packages/kit/src/blocks/(${Object.keys(compositions).join('|')})/`)],
    },
    to: {
      path: at('packages/kit/src/'),
      pathNot: at('packages/kit/src/(blocks/$1|field|surfaces|pickers|icons|messages|storage|styles)/'),
    },
  },
  ...Object.entries(compositions).map(([block, composed]) => ({
    name: `kit-block-${block}`,
    from: { path: at(`packages/kit/src/blocks/${block}/`), pathNot: tests },
    to: {
      path: at('packages/kit/src/'),
      pathNot: at(`packages/kit/src/(blocks/(${block}|${composed})|field|surfaces|icons|messages|styles)/`),
    },
  })),
  {
    name: 'sign-in-feature',
    from: { path: at(`packages/sign-in/src/(${features})/`) },
    to: { path: at(`packages/sign-in/src/(${features})/`), pathNot: at('packages/sign-in/src/$1/') },
  },
  {
    name: 'server-domain',
    comment: 'Routes call the domain folders, which know nothing of HTTP: they throw an ApiError.',
    from: { path: at(`apps/server/src/(${serverDomains})/`), pathNot: tests },
    to: { path: [at('apps/server/src/(http|routes)/'), 'node_modules/fastify/'] },
  },
  {
    name: 'server-below-routes',
    comment: 'What all calls have in common knows no single call.',
    from: { path: at('apps/server/src/(http|operations)/'), pathNot: tests },
    to: { path: at('apps/server/src/routes/') },
  },
  {
    name: 'server-start',
    comment:
      'What is started knows nothing of the start, of which there are two: the server and the administration.',
    from: {
      path: at('apps/server/src/'),
      pathNot: [tests, at('apps/server/src/(start/|testing/|main\\.ts|operations/admin/)')],
    },
    to: { path: at('apps/server/src/start/') },
  },
  {
    name: 'never-an-app',
    comment: 'The proof starts the server as its tests do, by what they have for it.',
    from: { pathNot: [at('apps/'), '^proof/'] },
    to: { path: at('apps/'), pathNot: 'node_modules/' },
  },
  {
    name: 'past-exports',
    comment:
      'Another package is imported by its name, which opens what its package.json exports and nothing else.',
    from: { path: at('(packages|apps)/([^/]+)/') },
    to: {
      path: at('(packages|apps)/'),
      pathNot: ['node_modules/', at('$1/$2/')],
      dependencyTypesNot: viaExports,
    },
  },
]

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const soundness = [
  { name: 'no-cycle', from: {}, to: { circular: true } },
  {
    name: 'no-orphan',
    from: {
      orphan: true,
      pathNot: String.raw`/public/|/(?:shifted-clock\.mjs|reset-page\.mjs|rest-pointer\.mjs|shared-clipboard\.mjs|import-tables\.cjs)$|\.d\.ts$|\.test\.tsx?$|\.config\.ts$|\.(css|svg)$`,
    },
    to: {},
  },
  {
    name: 'not-found',
    comment: 'Not there, or not in the exports of its package. What follows a question mark is for Vite.',
    from: {},
    to: { couldNotResolve: true, pathNot: '\\.css\\?inline$' },
  },
  {
    name: 'not-declared',
    from: { path: at('(packages|apps|e2e)/') },
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  },
  {
    name: 'no-test-in-product',
    from: { path: at('(packages|apps)/[^/]+/src/'), pathNot: tests },
    to: { path: tests, pathNot: 'node_modules/' },
  },
  {
    name: 'test-helper-place',
    comment: 'What tests alone import stands in a folder named testing.',
    module: {
      path: at('(packages|apps)/[^/]+/src/'),
      pathNot: [tests, entries],
      numberOfDependentsLessThan: 1,
    },
    from: { pathNot: tests },
  },
  {
    name: 'server-without-its-caller',
    comment: 'Tests of the server ask it as back ends do; the server itself has no use for that.',
    from: { path: at('apps/server/'), pathNot: tests },
    to: { path: at('packages/server/') },
  },
  {
    name: 'no-node-in-the-browser',
    from: { path: at('apps/web/src/'), pathNot: tests },
    to: { dependencyTypes: ['core'] },
  },
]

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [...table, ...soundness].map((rule) => ({ ...rule, severity: 'error' })),
  options: {
    parser: 'swc',
    combinedDependencies: true,
    doNotFollow: { path: 'node_modules/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['foyer-source', 'import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts'],
    },
  },
}
