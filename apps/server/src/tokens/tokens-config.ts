import type { EnvironmentReader } from '../settings/environment.ts'

export interface TokensConfig {
  /** The audiences that a token may be for, besides PUBLIC_URL. */
  readonly audiences: readonly string[]
}

/** Reads the settings of tokens. */
export function readTokensConfig(read: EnvironmentReader): TokensConfig {
  const audiences = read.parsed<readonly string[]>(
    'TOKEN_AUDIENCES',
    [],
    'a list of names such as https://api.example.com, each of at most 255 characters',
    readAudiences,
  )
  return { audiences }
}

function readAudiences(text: string): readonly string[] | undefined {
  const audiences = text.split(/[\s,]+/).filter((part) => part !== '')
  return audiences.every((part) => /^[\x21-\x7e]{1,255}$/.test(part)) ? audiences : undefined
}
