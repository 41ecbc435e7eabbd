export { allowedRedirect } from './allowed-redirect.ts'
export { addParameters } from './protocols/address.ts'
export { codeChallenge, createCodeVerifier, type Digester, type FillRandom } from './pkce.ts'
export { protocols } from './protocols/protocols.ts'
export {
  type AuthorizationRequest,
  type Callback,
  type CallbackError,
  type FinishFields,
  type FinishStep,
  type AuthorizationSecrets,
  type SocialProtocol,
  type StartStep,
} from './protocols/social-protocol.ts'
export { findProvider, providers, type SocialProvider } from './providers.ts'
export { safeTarget, shortenTarget } from './safe-target.ts'
export { findSocialConfig, SocialConfigMissingError } from './social-config.ts'
export { decodeState, encodeState, maxStateLength, stateMinutes, type SocialState } from './social-state.ts'
export { checkTelegramFields, readTelegramFields, type TelegramFields } from './telegram-fields.ts'
