// @ts-check
// `npm run create-consumer -- <folder>`: creates the app of docs/embedding.md from the code and commands of that page.
import { mkdirSync, readdirSync } from 'node:fs'
import process from 'node:process'
import { buildPackages } from '../build/build.mjs'
import { runGuide } from './guide-pieces.mjs'
import { ensureInstalled } from './install.mjs'
import { isProgram, readDestination } from './programs.mjs'

const guide = 'docs/embedding.md'

/**
 * Follows the guide. @param {string} folder empty, or not existing yet @param {NodeJS.ProcessEnv} [env] of the commands
 */
export async function createConsumer(folder, env = process.env) {
  mkdirSync(folder, { recursive: true })
  if (readdirSync(folder).length > 0) throw new Error(`${folder} is not empty. Name another folder.`)
  await buildPackages()
  runGuide(guide, 'From an empty folder', folder, env)
}

if (isProgram(import.meta)) {
  const destination = readDestination('create-consumer')
  ensureInstalled()
  await createConsumer(destination)
  console.log(`The app is in ${destination}. Start Foyer, and it, as ${guide} says.`)
}
