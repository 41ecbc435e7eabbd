export { captchaLocales, recaptchaLocales } from './locales/captcha-locales.ts'
export { localeNames } from './locales/locale-names.ts'
export { dirOf, langOf, locales, matchLocale, type Locale } from './locales/locales.ts'
export {
  errorBodySchema,
  fieldErrorSchema,
  idempotencyKeyPattern,
  maxBodyBytes,
  type Ended,
  type ErrorBody,
  type FieldError,
  type Infer,
  type Schema,
  type User,
} from './schema.ts'
export { routes } from './routes.ts'
export { type AnalyticsSetting, type LoggedEvent } from './analytics/analytics.ts'
export { type CaptchaAnswer, type CaptchaSetting, type CaptchaType } from './captcha.ts'
export { type ExtendedFingerprint, type Fingerprint } from './fingerprint.ts'
export { type ProtocolId, type SocialConfig } from './social.ts'
export {
  operations,
  type Operation,
  type OperationId,
  type Operations,
  type RequestBody,
  type RequestParams,
  type RequestQuery,
  type ResponseBody,
} from './operations.ts'
export { errorCodes, type ErrorCode } from './error-codes.ts'
