import { passwordProfiles, type PasswordProfile } from '@foyer/core/validators'
import type { ReachableKinds, SignInMethods } from '@foyer/sign-in'
import type { PageSettings } from '../first-page/page-settings.ts'

type SettingsSet = Required<PageSettings>

const signInMethods: readonly SignInMethods[] = [
  ['password', 'code', 'passkey'],
  ['password', 'code'],
  ['password', 'passkey'],
  ['code', 'passkey'],
  ['password'],
  ['code'],
]
const profiles = Object.keys(passwordProfiles) as PasswordProfile[]
const reachableKinds: readonly ReachableKinds[] = [['email', 'phone'], ['email'], ['phone']]

/** The settings of an installation that sets none. */
export const defaultSettings: SettingsSet = {
  signInMethods: ['password', 'code', 'passkey'],
  passwordProfile: 'classic',
  reachableKinds: ['email', 'phone'],
}

/** Every set of settings that an installation can have. */
export const settingsSets: readonly SettingsSet[] = signInMethods.flatMap((methods) =>
  profiles.flatMap((passwordProfile) =>
    reachableKinds.map((kinds) => ({ signInMethods: methods, passwordProfile, reachableKinds: kinds })),
  ),
)

const listValues = ({ signInMethods, passwordProfile, reachableKinds }: SettingsSet): string[] => [
  signInMethods.join('-'),
  passwordProfile,
  reachableKinds.join('-'),
]

/** A set as attributes of `<html>`, which tell the app the settings. The server finds the file for its settings by the same text. */
export function writeSettings({ signInMethods, passwordProfile, reachableKinds }: SettingsSet): string {
  return `data-sign-in-methods="${signInMethods.join(' ')}" data-password-profile="${passwordProfile}" data-reachable-kinds="${reachableKinds.join(' ')}"`
}

/** The name of a page's file for a set: what differs from the default, after the name of the page. */
export function nameFile(file: string, settings: SettingsSet): string {
  const defaults = listValues(defaultSettings)
  return [file, ...listValues(settings).filter((value) => !defaults.includes(value))].join('.')
}
