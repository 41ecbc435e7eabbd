/**
 * The id of this build: the hash that the bundler puts into the name of the first script. `null` in development.
 * @param script the address of that script
 */
export function readBuildId(script: string): string | null {
  return /-([\w-]{8})\.js$/.exec(new URL(script).pathname)?.[1] ?? null
}
