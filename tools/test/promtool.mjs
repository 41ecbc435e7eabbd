// @ts-check
// Downloads promtool of Prometheus, with which tests check each alert of deploy/alerts.yaml.
import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import process from 'node:process'
import { root } from '../run/programs.mjs'
import { findProgram, isRoot, run } from './system-programs.mjs'

const folder = join(root, '.cache/promtool')
const unpacked = join(folder, 'usr/bin/promtool')

/**
 * Makes sure that there is a promtool on the PATH of all processes that are started later. Debian's package is unpacked and not installed,
 * because installing it would start a Prometheus. Without apt and without a promtool, the tests report that they are skipped.
 */
export async function ensurePromtool() {
  if (findProgram(['promtool']) !== undefined) return
  if (!existsSync(unpacked)) await unpackPromtool()
  if (existsSync(unpacked)) process.env.PATH = `${dirname(unpacked)}${delimiter}${process.env.PATH}`
}

async function unpackPromtool() {
  if (!existsSync('/usr/bin/apt-get')) return
  console.log('Fetching promtool …')
  mkdirSync(folder, { recursive: true })
  const download = () =>
    run('env', '-C', folder, 'apt-get', '-qq', '-o', 'APT::Sandbox::User=root', 'download', 'prometheus')
  const isInstalled = (await download()) || (isRoot && (await run('apt-get', 'update')) && (await download()))
  if (!isInstalled) return
  for (const name of readdirSync(folder).filter((each) => each.endsWith('.deb')))
    await run('dpkg-deb', '-x', join(folder, name), folder)
}
