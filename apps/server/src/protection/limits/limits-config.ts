import type { EnvironmentReader } from '../../settings/environment.ts'
import { defaultRateLimits, type RateLimitNumbers } from './rate-limit-numbers.ts'

export function readLimits(read: EnvironmentReader): RateLimitNumbers {
  return {
    loginPerAddress: read.rateLimit('LIMIT_LOGIN_ADDRESS', defaultRateLimits.loginPerAddress),
    loginPerAccountAndAddress: read.rateLimit(
      'LIMIT_LOGIN_ACCOUNT_ADDRESS',
      defaultRateLimits.loginPerAccountAndAddress,
    ),
    loginPerAccount: read.rateLimit('LIMIT_LOGIN_ACCOUNT', defaultRateLimits.loginPerAccount),
    knownPlaceSeconds: defaultRateLimits.knownPlaceSeconds,
    registerPerAddress: read.rateLimit('LIMIT_REGISTER_ADDRESS', defaultRateLimits.registerPerAddress),
    socialPerAddress: read.rateLimit('LIMIT_SOCIAL_ADDRESS', defaultRateLimits.socialPerAddress),
    recoveryPerAddress: read.rateLimit('LIMIT_RECOVERY_ADDRESS', defaultRateLimits.recoveryPerAddress),
    recoveryPerAccountAndAddress: read.rateLimit(
      'LIMIT_RECOVERY_ACCOUNT_ADDRESS',
      defaultRateLimits.recoveryPerAccountAndAddress,
    ),
    recoveryPerAccount: read.rateLimit('LIMIT_RECOVERY_ACCOUNT', defaultRateLimits.recoveryPerAccount),
    messagesPerAccountAndAddress: read.rateLimit(
      'LIMIT_MESSAGES_ACCOUNT_ADDRESS',
      defaultRateLimits.messagesPerAccountAndAddress,
    ),
    codesPerPhoneAndAddress: read.rateLimit(
      'LIMIT_CODES_PHONE_ADDRESS',
      defaultRateLimits.codesPerPhoneAndAddress,
    ),
    codesPerPhone: read.rateLimit('LIMIT_CODES_PHONE', defaultRateLimits.codesPerPhone),
    secondFactorPerAccountAndAddress: read.rateLimit(
      'LIMIT_SECOND_FACTOR_ACCOUNT_ADDRESS',
      defaultRateLimits.secondFactorPerAccountAndAddress,
    ),
    secondFactorPerAccount: read.rateLimit(
      'LIMIT_SECOND_FACTOR_ACCOUNT',
      defaultRateLimits.secondFactorPerAccount,
    ),
    textsPerAddress: read.rateLimit('LIMIT_TEXTS_ADDRESS', defaultRateLimits.textsPerAddress),
    textsPerNetwork: read.rateLimit('LIMIT_TEXTS_NETWORK', defaultRateLimits.textsPerNetwork),
    textsPerPhone: read.rateLimit('LIMIT_TEXTS_PHONE', defaultRateLimits.textsPerPhone),
    textsPerCallingCode: read.rateLimit('LIMIT_TEXTS_CALLING_CODE', defaultRateLimits.textsPerCallingCode),
    textsInAll: read.rateLimit('LIMIT_TEXTS', defaultRateLimits.textsInAll),
    eventsPerAddress: read.rateLimit('LIMIT_EVENTS_ADDRESS', defaultRateLimits.eventsPerAddress),
    promocodePerAddress: read.rateLimit('LIMIT_PROMOCODE_ADDRESS', defaultRateLimits.promocodePerAddress),
    checkoutPerAddress: read.rateLimit('LIMIT_CHECKOUT_ADDRESS', defaultRateLimits.checkoutPerAddress),
    orderMailPerRecipient: read.rateLimit('LIMIT_ORDER_MAIL', defaultRateLimits.orderMailPerRecipient),
    passwordPerUser: read.rateLimit('LIMIT_PASSWORD_USER', defaultRateLimits.passwordPerUser),
    exportPerUser: read.rateLimit('LIMIT_EXPORT_USER', defaultRateLimits.exportPerUser),
    recoveryCodesPerUser: read.rateLimit('LIMIT_RECOVERY_CODES_USER', defaultRateLimits.recoveryCodesPerUser),
  }
}
