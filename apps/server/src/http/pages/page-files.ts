import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PasswordProfile } from '@foyer/core/validators'
import type { Locale } from '@foyer/core/wire'
import type { AccountName } from '../../accounts/account-name.ts'
import type { SignInSettings } from '../../settings/sign-in-methods.ts'

/** The folder of the prerendered pages: a file for each page and language. */
export const pagesFolder = 'prerendered'

/** The path of the page for unknown addresses. */
export const notFoundPath = '*'

/** A page in the build's list, `prerendered/pages.json`. */
interface PageRow {
  /** A path of the app's router. */
  readonly path: string
  /** The name of its file in every language folder, for signed-out people. */
  readonly file: string
  /** The files for sets of settings, by `writeSettings`, if what the page shows depends on them. */
  readonly settingsFiles?: Readonly<Record<string, string>>
  /** The file for people with a session, who must not see a form. */
  readonly memberFile: string
  /** The page is about passwords: where people have none, it redirects to the sign-in. */
  readonly isForPasswords?: boolean
}

export interface PageFiles {
  /** All paths with a page; only `*` if the build has no list. */
  readonly paths: readonly string[]
  /** Is the page about passwords, so that it redirects elsewhere where people have none? */
  isForPasswords(path: string): boolean
  /** Reads the file that the build has written for this page. */
  read(path: string, locale: Locale, hasSession: boolean): string
}

/** The settings of this installation that pages depend on. */
export interface PageSettings extends SignInSettings {
  /** The rules for new passwords. */
  readonly passwordProfile: PasswordProfile
  /** The kinds of identifiers that messages can be sent to. */
  readonly reachableKinds: readonly AccountName['kind'][]
}

/** The settings as attributes of `<html>`, by which the build lists its files (apps/web/src/prerender/settings-sets.ts). */
export function writeSettings({ signInMethods, passwordProfile, reachableKinds }: PageSettings): string {
  return `data-sign-in-methods="${signInMethods.join(' ')}" data-password-profile="${passwordProfile}" data-reachable-kinds="${reachableKinds.join(' ')}"`
}

/** Reads the build's list of pages, and the file of a page for the settings of this installation. @param settings by `writeSettings` */
export function openPageFiles(webDir: string, settings: string): PageFiles {
  const folder = join(webDir, pagesFolder)
  const rows = new Map(readRows(folder).map((row) => [row.path, row]))
  const paths = [...rows.keys()].filter((path) => path !== notFoundPath)
  return {
    paths: paths.length > 0 ? paths : [notFoundPath],
    isForPasswords: (path) => rows.get(path)?.isForPasswords === true,
    read(path, locale, hasSession) {
      const row = rows.get(path) ?? rows.get(notFoundPath)
      const name = row && (hasSession ? row.memberFile : (row.settingsFiles?.[settings] ?? row.file))
      const file = name === undefined ? join(webDir, 'index.html') : join(folder, locale, `${name}.html`)
      return readFileSync(file, 'utf8')
    },
  }
}

function readRows(folder: string): readonly PageRow[] {
  const listPath = join(folder, 'pages.json')
  return existsSync(listPath) ? JSON.parse(readFileSync(listPath, 'utf8')) : []
}
