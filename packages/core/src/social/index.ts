export { allowedRedirect } from './allowed-redirect.ts'
export { codeChallenge, createCodeVerifier, type Digester, type FillRandom } from './code-verifier.ts'
export { protocols } from './protocols/protocols.ts'
export {
  type Attempt,
  type Callback,
  type CallbackRefusal,
  type FinishFields,
  type FinishStep,
  type KeptAttempt,
  type SocialProtocol,
  type StartStep,
} from './protocols/social-protocol.ts'
export { findProvider, providers, type SocialProvider } from './providers.ts'
export { safeTarget } from './safe-target.ts'
export { findSocialConfig, SocialConfigMissingError } from './social-config.ts'
export { decodeState, encodeState, maxStateLength, type SocialState } from './social-state.ts'
