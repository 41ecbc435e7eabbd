import type { EnvironmentReader } from '../start/environment.ts'

export interface TokensConfig {
  /** What tokens may be for, besides PUBLIC_URL. */
  readonly audiences: readonly string[]
  /**
   * Seal the keys in the database: the first one, and all of them open. Empty: with embedded data one is kept in DATA_DIR, otherwise there are no
   * tokens.
   */
  readonly secrets: readonly string[]
}

/** Reads the settings of tokens. */
export function readTokensConfig(read: EnvironmentReader, hasDatabaseUrl: boolean): TokensConfig {
  const audiences = read.parsed<readonly string[]>(
    'TOKEN_AUDIENCES',
    [],
    'a list of names such as https://api.example.com, each of at most 255 characters',
    readAudiences,
  )
  const secrets = read.secrets('TOKEN_SECRET', 32)
  if (audiences.length > 0 && hasDatabaseUrl && !read.isGiven('TOKEN_SECRET'))
    read.warn(
      'TOKEN_AUDIENCES: set although TOKEN_SECRET is not, so back ends get no tokens. Set TOKEN_SECRET to at least 32 random characters, the same for all processes.',
    )
  return { audiences, secrets }
}

function readAudiences(text: string): readonly string[] | undefined {
  const audiences = text.split(/[\s,]+/).filter((part) => part !== '')
  return audiences.every((part) => /^[\x21-\x7e]{1,255}$/.test(part)) ? audiences : undefined
}
