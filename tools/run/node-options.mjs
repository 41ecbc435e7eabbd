// @ts-check
// The options of Node for the server, in production, in `bench/` and in tests.

/**
 * In MB: half of V8's space for new objects, which by default grows to four times as much under load. It cannot be
 * set any more once the server's own code runs. deploy/foyer@.service and the Dockerfile have the same value.
 */
export const nodeOptions = '--max-semi-space-size=4'

/**
 * For processes that a test ends after a few seconds: V8 compiles WebAssembly only once. The second, optimising compilation of the embedded
 * database's hot code takes a third of the processor time of a start.
 */
export const testedNodeOptions = ['--liftoff-only']
