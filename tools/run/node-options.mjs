// @ts-check
// What Node is started with for the server, in production, in `bench/` and in tests.

/**
 * In MB: half of V8's space for new objects, which by default grows to four times as much under load. It is too late to
 * set it once the server's own code runs. deploy/foyer@.service and the Dockerfile say the same.
 */
export const nodeOptions = '--max-semi-space-size=4'

/**
 * For a process that a test ends after a few seconds: V8 compiles WebAssembly once. To compile what the embedded database runs most often
 * again, for speed, takes a third of the processor time of a start.
 */
export const testedNodeOptions = ['--liftoff-only']
