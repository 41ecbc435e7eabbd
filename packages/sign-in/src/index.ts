'use client'

export {
  ApiError,
  createApi,
  fetchWithProof,
  InvalidOptionError,
  readFieldMessages,
  type Api,
  type ApiOptions,
  type AskForProof,
  type FailureCode,
  type ProofWay,
  type SecondFactor,
} from './api/index.ts'
export { useApi, type ApiUse } from './api/use-api.ts'
export { createIdempotencyKey } from '@foyer/core/form'
export { useFailure, type Failure } from './api/use-failure.ts'
export { toSubmitError } from './auth-form/to-submit-error.ts'
export {
  usePromocodeCheck,
  type PromocodeCheck,
  type PromocodeCheckOptions,
} from './auth-form/use-promocode-check.ts'
export { useIdempotencyKey, type IdempotencyKey } from './auth-form/use-idempotency-key.ts'
export {
  basicFingerprint,
  createFingerprint,
  type FingerprintPlugin,
} from './fingerprint/create-fingerprint.ts'
export { type FingerprintOptions } from './fingerprint/fingerprint-options.ts'
export {
  createCommercialAgent,
  type CommercialResult,
  type FingerprintAgent,
  type AgentResult,
} from './fingerprint/fingerprint-agent.ts'
export { type ReadFingerprint } from './fingerprint/read-fingerprint.ts'
export {
  toSelfDescribing,
  type AnalyticsEvent,
  type AnalyticsFlow,
  type AnalyticsOutcome,
  type SelfDescribingEvent,
} from './analytics/analytics-event.ts'
export {
  createConsent,
  unsafelyWithoutConsent,
  type Consent,
  type ConsentAnswer,
  type StoredConsent,
} from './analytics/consent.ts'
export { createAnalyticsRelay, type AnalyticsRelay } from './analytics/create-analytics-relay.ts'
export { createAnalytics, type AnalyticsOptions, type AnalyticsPlugin } from './analytics/create-analytics.ts'
export { createDataLayerTracker, type DataLayerOptions } from './analytics/data-layer-tracker.ts'
export { createServerLogTracker, type ServerLogOptions } from './analytics/server-log-tracker.ts'
export { createTagManagerTracker, type TagManagerOptions } from './analytics/tag-manager-tracker.ts'
export { TrackerMissingError, type Tracker } from './analytics/tracker.ts'
export { useAnalytics } from './analytics/use-analytics.ts'
export { type FieldEvents, type FormWatch, type WatchedForm } from './analytics/watch-form.ts'
export {
  EnrolAuthenticator,
  type EnrolAuthenticatorProps,
} from './second-step/authenticator/enrol-authenticator.tsx'
export {
  NewRecoveryCodes,
  type NewRecoveryCodesProps,
} from './second-step/authenticator/new-recovery-codes.tsx'
export { SecondStep } from './second-step/second-step.tsx'
export { type SecondStepProps } from './second-step/second-step-props.ts'
export { CaptchaError, type CaptchaErrorCode } from './captcha/captcha-error.ts'
export { type CaptchaUse } from './captcha/captcha-provider.ts'
export {
  createCaptchaPlugin,
  type CaptchaPlugin,
  type CaptchaPluginOptions,
} from './captcha/captcha-plugin.ts'
export type { Ended } from '@foyer/core/wire'
export { addReturnPath, readReturnPath } from './sign-in/return-path.ts'
export { SignIn } from './sign-in/sign-in.tsx'
export type { SignInProps } from './sign-in/sign-in-props.ts'
export {
  useConfirmSignInCode,
  type CodeUser,
  type ConfirmSignInCode,
} from './sign-in/use-confirm-sign-in-code.ts'
export { type CodeFormProps } from './codes/code-form-props.ts'
export { CodeForm } from './codes/code-form.tsx'
export { ReceivedCode, type ReceivedCodeProps } from './codes/received-code.tsx'
export { useFocusOnReturn } from './codes/use-focus-on-return.ts'
export { type SignInMessages } from './messages/messages.ts'
export { type MethodId } from './methods/methods.ts'
export {
  DuplicatePluginError,
  MissingMessagesError,
  MissingPluginError,
  type LinkComponent,
} from './plugins/foyer-context.ts'
export { useLink } from './plugins/use-link.ts'
export { createFormPlugin, type FormPlugin, type FormPluginOptions } from './plugins/form-plugin.ts'
export { FoyerProvider, type FoyerProviderProps } from './plugins/foyer-provider.tsx'
export { MethodFields, type MethodFieldsProps } from './methods/method-fields.tsx'
export { type EmailOrPhone } from './methods/method.ts'
export { readIdentifier } from './methods/methods.ts'
export { useCodeStep, type CodeStep, type CodeStepOptions } from './methods/use-code-step.ts'
export { makePasskey, type NewPasskey, type PasskeyCreationOptions } from './passkeys/make-passkey.ts'
export { PasskeyError, type PasskeyErrorCode } from './passkeys/passkey-error.ts'
export { requestPasskey, type PasskeyRequestOptions, type UsedPasskey } from './passkeys/request-passkey.ts'
export { NewPassword, type NewPasswordProps } from './recovery/new-password.tsx'
export { useFormattedPhone } from './methods/use-formatted-phone.ts'
export { AccountNameField } from './methods/passwords/account-name-field.tsx'
export { NewPasswordInput, type NewPasswordInputProps } from './methods/passwords/new-password-input.tsx'
export type { RecoveredUser } from './recovery/recovered-user.ts'
export { Recovery, type RecoveryProps } from './recovery/recovery.tsx'
export type { SessionState } from './session/session-state.ts'
export { Session } from './session/session.ts'
export { type SessionOptions } from './session/session-options.ts'
export { useSession } from './session/use-session.ts'
export { loadSettings } from './settings/load-settings.ts'
export {
  useReachableKinds,
  useReachableMethods,
  type ReachableKinds,
} from './settings/use-reachable-methods.ts'
export { useSignInMethods, type SignInMethods } from './settings/use-sign-in-methods.ts'
export { useDefaultCurrency, type DefaultCurrencyOptions } from './settings/use-default-currency.ts'
export { type ReturnContext } from './social/flow/authorization-store.ts'
export { type SocialButtonsProps } from './social/buttons/social-buttons-props.ts'
export { SocialButtons } from './social/buttons/social-buttons.tsx'
export { SocialCallback, type SocialCallbackProps } from './social/social-callback.tsx'
export { useSocialConfigs, type SocialConfigsState } from './social/social-configs.ts'
export { nameProvider } from './social/provider-name.ts'
export { useSocialLink, type SocialLink, type SocialLinkOptions } from './social/use-social-link.ts'
export { SignUp } from './sign-up/sign-up.tsx'
export { type SignUpProps } from './sign-up/sign-up-props.ts'
