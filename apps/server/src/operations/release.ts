import { readFileSync } from 'node:fs'
import { appRoot } from '../app-root.ts'

/** The version of the running code. */
export function readRelease(): string {
  const { version }: { version: string } = JSON.parse(readFileSync(new URL('package.json', appRoot), 'utf8'))
  return version
}
