import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { locales } from '@foyer/core/wire'
import { writeSettings } from '../page-files.ts'

const themes = '<input value="light"/><input value="dark"/><input checked="" value="system"/>'
/** One place for a social button. */
export const place = '<div class="p" data-social-place=""></div>'
/** The settings of the build. */
const defaults = {
  signInMethods: ['password', 'code', 'passkey'],
  passwordProfile: 'classic',
  reachableKinds: ['email', 'phone'],
} as const
/** The files of the sign-up page for some sets of settings. */
const settingsFiles = Object.fromEntries(
  (
    [
      ['sign-up', {}],
      ['sign-up.nist', { passwordProfile: 'nist' }],
      ['sign-up.code', { passwordProfile: 'nist', signInMethods: ['code'] }],
      ['sign-up.pw', { passwordProfile: 'nist', signInMethods: ['password'] }],
      ['sign-up.email', { reachableKinds: ['email'] }],
    ] as const
  ).map(([file, settings]) => [writeSettings({ ...defaults, ...settings }), file]),
)
const files = ['home', 'sign-in', 'oauth', 'not-found', ...Object.values(settingsFiles)]

/** Writes small prerendered pages, in the layout of the build: each contains its name and language. @returns its folder, which the caller removes */
export async function writePrerenderedClient(): Promise<string> {
  const webDir = await mkdtemp(join(tmpdir(), 'foyer-prerendered-'))
  await writeFile(join(webDir, 'index.html'), 'the page of no address')
  for (const locale of locales) {
    const folder = join(webDir, 'prerendered', locale)
    await mkdir(folder, { recursive: true })
    for (const file of files) {
      const head = `<html lang="${locale}" data-social-places="4" ${writeSettings(defaults)}><link rel="canonical" href="{origin}/${file}">`
      const page = `${head}${file} ${locale} ${place.repeat(4)}${themes}</html>`
      await writeFile(join(folder, `${file}.html`), page)
      await writeFile(join(folder, `${file}-member.html`), `${head}empty ${file} ${locale}</html>`)
    }
  }
  const pages = Object.entries({
    '/': 'home',
    '/sign-in': 'sign-in',
    '/sign-up': 'sign-up',
    '/oauth/:social': 'oauth',
    '*': 'not-found',
  }).map(([path, file]) => ({
    path,
    file,
    memberFile: `${file}-member`,
    settingsFiles: file === 'sign-up' ? settingsFiles : {},
  }))
  await writeFile(join(webDir, 'prerendered/pages.json'), JSON.stringify(pages))
  return webDir
}
