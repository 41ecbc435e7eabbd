// @ts-check
// Builds the server for the test suites that start it as a process.
import { buildChanged } from './build.mjs'

export default () => buildChanged(['apps/server'])
