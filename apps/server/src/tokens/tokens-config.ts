import type { EnvironmentReader } from '../start/environment.ts'

export interface TokensConfig {
  /** What tokens may be for, besides PUBLIC_URL. */
  readonly audiences: readonly string[]
}

/** Reads the settings of tokens. */
export function readTokensConfig(read: EnvironmentReader, hasDatabaseUrl: boolean): TokensConfig {
  const audiences = read.parsed<readonly string[]>(
    'TOKEN_AUDIENCES',
    [],
    'a list of names such as https://api.example.com, each of at most 255 characters',
    readAudiences,
  )
  if (audiences.length > 0 && hasDatabaseUrl && !read.isGiven('SERVER_SECRET'))
    read.warn(
      'TOKEN_AUDIENCES: set although SERVER_SECRET is not, so back ends get no tokens. Set SERVER_SECRET to at least 32 random characters, the same for all processes.',
    )
  return { audiences }
}

function readAudiences(text: string): readonly string[] | undefined {
  const audiences = text.split(/[\s,]+/).filter((part) => part !== '')
  return audiences.every((part) => /^[\x21-\x7e]{1,255}$/.test(part)) ? audiences : undefined
}
