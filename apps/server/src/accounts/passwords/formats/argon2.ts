import type { HashFormat } from './hash-format.ts'

const maxKibibytes = 131_072
/** Memory (KiB) times passes, which takes a few seconds. */
const maxWork = 1_048_576

/** `$argon2id$v=19$m=19456,t=2,p=1$<salt>$<key>`, and argon2i. Ours, and what Clerk and Keycloak export. */
export const argon2: HashFormat = {
  id: 'argon2',
  read(hash) {
    const [, memory, passes, lanes] =
      /^\$argon2id?(?:\$v=\d{2})?\$m=(\d{1,9}),t=(\d{1,9}),p=(\d{1,9})(?:\$[A-Za-z\d+/]+){2}$/.exec(hash) ??
      []
    if (memory === undefined) return undefined
    const check = { type: 'argon2', hash } as const
    if (Number(memory) > maxKibibytes)
      return {
        check,
        problem: `its argon2 takes ${Math.round(Number(memory) / 1_024)} MiB, and at most 128 are allowed`,
      }
    const work = Number(memory) * Number(passes)
    if (work > maxWork || Number(lanes) > 64)
      return { check, problem: `its argon2 takes ${passes} passes and ${lanes} lanes, which is too long` }
    return { check }
  },
}
