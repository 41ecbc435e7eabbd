import type { EnvironmentReader } from '../../settings/environment.ts'
import type { Client, ConfiguredProvider, Provider } from '../provider.ts'
import { providers } from '../providers.ts'
import { telegram, telegramOpenId } from '../providers/telegram.ts'
import { moveToSandbox, sandboxClient } from './sandbox.ts'

/** The configuration of social sign-in. */
export interface SocialSettings {
  readonly providers: readonly ConfiguredProvider[]
  /** The URL scheme of the Windows app that receives Google's answer. `null`: there is no such app. */
  readonly windowsAppScheme: string | null
  /** The maximum age of Telegram's signed fields: Telegram requires a limit, but names none. */
  readonly telegramMaxAgeSeconds: number
  /** For each request to a provider. */
  readonly timeoutMilliseconds: number
  readonly maxResponseBytes: number
}

/** Schemes that browsers or systems handle themselves, which an app cannot have. */
const reservedSchemes = new Set(
  'about blob chrome data edge file filesystem ftp http https intent javascript mailto ms-msdt sms tel vbscript view-source ws wss'.split(
    ' ',
  ),
)

/** Reads the variables of all providers. A provider without variables is not offered. */
export function readSocialSettings(read: EnvironmentReader, isProduction: boolean): SocialSettings {
  const sandboxUrl = read.origin('SOCIAL_SANDBOX_URL')
  if (sandboxUrl !== null && isProduction) {
    read.addProblem(
      'SOCIAL_SANDBOX_URL: the sandbox signs in anybody as anybody, and is not for production. Unset it.',
    )
  }
  const mode = read.choice('SOCIAL_TELEGRAM_MODE', ['widget', 'oidc'], 'widget')
  const registered = [...providers, telegramOpenId].map((row) => ({ row, client: readClient(read, row) }))
  const unused = mode === 'oidc' ? telegram : telegramOpenId
  const configured = registered.flatMap(({ row, client }): readonly ConfiguredProvider[] => {
    if (row === unused) return []
    if (sandboxUrl !== null) return [{ ...moveToSandbox(row, sandboxUrl), client: sandboxClient(row) }]
    return client === null ? [] : [{ ...row, client }]
  })
  if (sandboxUrl === null) {
    const isSet = (expected: Provider) =>
      registered.some(({ row, client }) => row === expected && client !== null)
    checkTelegramSettings(read, mode, { widget: isSet(telegram), oidc: isSet(telegramOpenId) })
  }
  return {
    providers: configured,
    windowsAppScheme: read.matching(
      'WINDOWS_APP_SCHEME',
      'a scheme of your own such as com.example.app',
      // RFC 3986, 3.1.
      (text) => /^[a-z][a-z0-9+.-]{1,63}$/.test(text) && !reservedSchemes.has(text),
    ),
    telegramMaxAgeSeconds: read.integer('SOCIAL_TELEGRAM_MAX_AGE', 3_600, { min: 60, max: 86_400 }),
    timeoutMilliseconds: 1_000 * read.integer('SOCIAL_TIMEOUT', 10, { min: 1, max: 60 }),
    maxResponseBytes: 1024 * 1024,
  }
}

/** Telegram may be left out only if none of its variables is set. */
function checkTelegramSettings(
  read: EnvironmentReader,
  mode: 'widget' | 'oidc',
  isSet: Readonly<Record<'widget' | 'oidc', boolean>>,
): void {
  if (mode === 'oidc' && !isSet.oidc)
    read.addProblem(
      'SOCIAL_TELEGRAM_MODE: oidc needs SOCIAL_TELEGRAM_CLIENT_ID and SOCIAL_TELEGRAM_CLIENT_SECRET.',
    )
  const isIntended = read.isSet('SOCIAL_TELEGRAM_MODE') || isSet.oidc
  if (mode === 'widget' && isIntended && !read.isSet('SOCIAL_TELEGRAM_BOT_TOKEN'))
    read.addProblem(
      `SOCIAL_TELEGRAM_MODE: widget needs SOCIAL_TELEGRAM_BOT_TOKEN.${isSet.oidc ? ' For SOCIAL_TELEGRAM_CLIENT_ID and SOCIAL_TELEGRAM_CLIENT_SECRET set it to oidc.' : ''}`,
    )
}

/** `null`: the provider is not configured. */
function readClient(read: EnvironmentReader, row: Provider): Client | null {
  const prefix = `SOCIAL_${row.id.toUpperCase()}`
  switch (row.protocol) {
    case 'OPEN_ID':
      return read.flag(prefix, false) ? { id: '', secret: null, publicKey: null } : null
    case 'OAUTH_TELEGRAM': {
      const token = read.secret(`${prefix}_BOT_TOKEN`, 16)
      if (token === null) return null
      const [, id] = /^(\d{5,20}):[\w-]+$/.exec(token) ?? []
      if (id !== undefined) return { id, secret: token, publicKey: null }
      read.addProblem(`${prefix}_BOT_TOKEN: not a token as BotFather gives it, such as 1234567890:AAE….`)
      return null
    }
    default: {
      const id = read.text(`${prefix}_CLIENT_ID`, '')
      // VK ID only relies on the verifier.
      const needsSecret = row.protocol === 'OAUTH2'
      const needsKey = row.protocol === 'OAUTH2' && row.hasPublicKey === true
      const secret = needsSecret ? read.secret(`${prefix}_CLIENT_SECRET`, 8) : null
      const publicKey = needsKey ? read.text(`${prefix}_PUBLIC_KEY`, '') : null
      const parts = [
        ['CLIENT_ID', id !== ''],
        // A secret that is too short counts as given, because that has been reported already.
        ...(needsSecret ? [['CLIENT_SECRET', read.isSet(`${prefix}_CLIENT_SECRET`)] as const] : []),
        ...(needsKey ? [['PUBLIC_KEY', publicKey !== ''] as const] : []),
      ] as const
      if (parts.every(([, isGiven]) => !isGiven)) return null
      for (const [name] of parts.filter(([, isGiven]) => !isGiven)) {
        read.addProblem(
          `${prefix}_${name}: missing. Set it, or unset the other ${prefix} variables to leave the provider out.`,
        )
      }
      return { id, secret, publicKey }
    }
  }
}
