export { ApiError, createApi, type Api, type ApiOptions, type FailureCode } from './api/index.ts'
export { useApi } from './api/use-api.ts'
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
  type Identity,
} from './fingerprint/fingerprint-agent.ts'
export { type ReadFingerprint } from './fingerprint/read-fingerprint.ts'
export { CaptchaError, type CaptchaErrorCode } from './captcha/captcha-error.ts'
export { type CaptchaUse } from './captcha/captcha-kind.ts'
export {
  createCaptchaPlugin,
  type CaptchaPlugin,
  type CaptchaPluginOptions,
} from './captcha/captcha-plugin.ts'
export { SignIn, type SignInProps } from './login-form/sign-in.tsx'
export { type SignInMessages } from './messages/messages.ts'
export { type MethodId } from './methods/methods.ts'
export { MissingPluginError, type LinkComponent } from './plugins/foyer-context.ts'
export { FoyerProvider, type FoyerProviderProps } from './plugins/foyer-provider.tsx'
export { NewPassword, type NewPasswordProps } from './recovery/new-password.tsx'
export { Recovery, type RecoveryProps } from './recovery/recovery.tsx'
export { Session, type SessionOptions, type SessionState } from './session/session.ts'
export { useSession } from './session/use-session.ts'
export { useDefaultCurrency, type DefaultCurrencyOptions } from './settings/use-default-currency.ts'
export { type Luggage } from './social/attempt-store.ts'
export { SocialButtons, type SocialButtonsProps } from './social/social-buttons.tsx'
export { SocialCallback, type SocialCallbackProps } from './social/social-callback.tsx'
export { useSocialConfigs, type SocialConfigsState } from './social/social-configs.ts'
export { nameProvider } from './social/provider-name.ts'
export { useSocialLink, type SocialLink, type SocialLinkOptions } from './social/use-social-link.ts'
export { SignUp, type SignUpProps } from './sign-up/sign-up.tsx'
