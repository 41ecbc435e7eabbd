export {
  errorBodySchema,
  fieldErrorSchema,
  idempotencyKeyPattern,
  locales,
  maxBodyBytes,
  type ErrorBody,
  type FieldError,
  type Infer,
  type Locale,
  type Schema,
  type User,
} from './schema.ts'
export { routes } from './routes.ts'
export { type CaptchaAnswer } from './captcha.ts'
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
