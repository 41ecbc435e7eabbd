import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { locales } from '@foyer/core/wire'

/** The page as built, and as signed-out and signed-in people get it. */
const page = '<!doctype html><html lang="en-001"><title>Foyer</title></html>'
export const strangersPage = page.replace('<html ', '<html data-session-cookie="absent" ')
export const membersPage = page.replace('<html ', '<html data-session-cookie="present" ')

/** What a browser's request for a page accepts. */
export const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

/** Writes a small web client in the layout of the build. @returns its folder, which the caller removes */
export async function writeWebClient(): Promise<string> {
  const webDir = await mkdtemp(join(tmpdir(), 'foyer-web-'))
  await mkdir(join(webDir, 'assets'))
  await mkdir(join(webDir, 'prerendered'))
  await writeFile(
    join(webDir, 'prerendered/pages.json'),
    JSON.stringify(
      ['/', '/sign-in', '/recover', '/account', '/oauth/:social', '*'].map((path) => ({
        path,
        file: 'page',
        memberFile: 'page',
        isForPasswords: path === '/recover',
      })),
    ),
  )
  await writeFile(join(webDir, 'index.html'), page)
  for (const locale of locales) {
    await mkdir(join(webDir, 'prerendered', locale))
    await writeFile(join(webDir, 'prerendered', locale, 'page.html'), page)
  }
  await writeFile(join(webDir, 'favicon.svg'), '<svg/>')
  await writeFile(join(webDir, 'assets/app-1a2b3c.js'), 'let a')
  await writeFile(join(webDir, 'assets/app-1a2b3c.js.gz'), gzipSync('let a'))
  return webDir
}
