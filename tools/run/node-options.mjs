// @ts-check
// What Node is started with for the server, in production and in `bench/`.

/**
 * In MB: half of V8's space for new objects, which by default grows to four times as much under load. It is too late to
 * set it once the server's own code runs. deploy/foyer@.service and the Dockerfile say the same.
 */
export const nodeOptions = '--max-semi-space-size=4'
