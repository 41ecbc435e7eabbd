// @ts-check
// Before the suites of the server: tests start it as a process of its own, as it is shipped.
import { buildChanged } from './build.mjs'

export default () => buildChanged(['apps/server'])
