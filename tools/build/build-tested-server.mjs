// @ts-check
// Builds the server before its test suites, which start it as a process.
import { buildChanged } from './build.mjs'

export default () => buildChanged(['apps/server'])
