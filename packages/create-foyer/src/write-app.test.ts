import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { templates } from './choice.ts'
import type { Manifest } from './manifest.ts'
import { UsageError } from './usage-error.ts'
import { writeApp } from './write-app.ts'

let cwd = ''
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'create-foyer-'))
})
afterEach(() => rmSync(cwd, { recursive: true, force: true }))

const shop = { folder: 'shop', template: 'vite', hasBackEnd: false } as const
const readManifest = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest

// R10.40
describe('A new app', () => {
  it.each(templates.flatMap((template) => [false, true].map((hasBackEnd) => ({ template, hasBackEnd }))))(
    'has a README, an .env.example and a .gitignore, whatever its template: $template, back end: $hasBackEnd',
    (choice) => {
      const app = writeApp({ folder: 'shop', ...choice }, cwd)
      for (const file of ['README.md', '.env.example', '.gitignore', 'package.json', 'tsconfig.json'])
        expect(existsSync(join(app, file)), file).toBe(true)
      expect(existsSync(join(app, '_gitignore'))).toBe(false)
      expect(Object.keys(readManifest(app).dependencies ?? {}).includes('@foyer/server')).toBe(
        choice.hasBackEnd,
      )
    },
  )

  it('has the name of its folder, and packages of one version', () => {
    const { version } = readManifest(join(import.meta.dirname, '..'))
    const manifest = readManifest(writeApp({ ...shop, folder: 'My Shop' }, cwd))
    expect(Object.entries(manifest)[0]).toEqual(['name', 'my-shop'])
    expect(manifest.dependencies).toMatchObject({
      '@foyer/core': `^${version}`,
      '@foyer/sign-in': `^${version}`,
    })
  })

  it('has the commands and packages of its template and of its back end', () => {
    const { scripts, dependencies, overrides } = readManifest(writeApp({ ...shop, hasBackEnd: true }, cwd))
    expect(scripts).toMatchObject({ build: 'tsc && vite build', start: 'node server.js' })
    expect(dependencies).toMatchObject({ react: '^19', fastify: '^5' })
    // Without it npm warns on Node 20.
    expect(overrides).toEqual({ 'light-my-request': '6.6.0' })
  })

  it('takes the packages from a folder of tarballs, by paths from the app', () => {
    mkdirSync(join(cwd, 'vendor'))
    for (const name of ['account', 'core', 'kit', 'sign-in', 'sign-in-more'])
      writeFileSync(join(cwd, `vendor/foyer-${name}-0.1.0.tgz`), '')
    const { dependencies } = readManifest(writeApp({ ...shop, packages: 'vendor' }, cwd))
    expect(dependencies).toMatchObject({ '@foyer/sign-in': 'file:../vendor/foyer-sign-in-0.1.0.tgz' })
  })

  it('takes the packages of its own version from a folder with several, and otherwise whichever are there', () => {
    const { version } = readManifest(join(import.meta.dirname, '..'))
    mkdirSync(join(cwd, 'vendor'))
    for (const name of ['account', 'core', 'kit', 'sign-in'])
      for (const tarballVersion of ['0.0.9', ...(name === 'core' ? [] : [version]), '99.0.0'])
        writeFileSync(join(cwd, `vendor/foyer-${name}-${tarballVersion}.tgz`), '')
    const { dependencies } = readManifest(writeApp({ ...shop, packages: 'vendor' }, cwd))
    expect(dependencies).toMatchObject({
      '@foyer/core': 'file:../vendor/foyer-core-0.0.9.tgz',
      '@foyer/kit': `file:../vendor/foyer-kit-${version}.tgz`,
    })
  })

  it('can be written into a new repository, or into a folder that does not exist yet', () => {
    mkdirSync(join(cwd, 'shop/.git'), { recursive: true })
    expect(existsSync(join(writeApp(shop, cwd), 'src/main.tsx'))).toBe(true)
    expect(existsSync(join(writeApp({ ...shop, folder: 'a/b' }, cwd), 'src/main.tsx'))).toBe(true)
  })

  it('overwrites nothing', () => {
    mkdirSync(join(cwd, 'shop'))
    writeFileSync(join(cwd, 'shop/notes.txt'), 'mine')
    expect(() => writeApp(shop, cwd)).toThrow('shop is not empty: name a new or an empty folder.')
    expect(() => writeApp({ ...shop, folder: 'shop/notes.txt' }, cwd)).toThrow('shop/notes.txt is a file')
    expect(readdirSync(join(cwd, 'shop'))).toEqual(['notes.txt'])
  })

  it('fails with one sentence when it cannot be written', () => {
    writeFileSync(join(cwd, 'notes.txt'), 'mine')
    const folder = 'notes.txt/shop'
    expect(() => writeApp({ ...shop, folder }, cwd)).toThrow(
      new UsageError(
        'notes.txt/shop cannot be written (ENOTDIR): name another folder, or mend its rights or its disk.',
      ),
    )
  })

  it('is not begun if the folder of packages, or one of them, is missing', () => {
    mkdirSync(join(cwd, 'vendor'))
    expect(() => writeApp({ ...shop, packages: 'vendor' }, cwd)).toThrow(
      /vendor has no foyer-account-….tgz: fill it by `npm run pack -- .*vendor` in Foyer's folder\.$/,
    )
    writeFileSync(join(cwd, 'core.tgz'), '')
    for (const packages of ['nowhere', 'core.tgz', 'core.tgz/vendor'])
      expect(() => writeApp({ ...shop, packages }, cwd)).toThrow(
        /^There is no folder .*, which --packages names\.$/,
      )
    expect(existsSync(join(cwd, 'shop'))).toBe(false)
  })
})
