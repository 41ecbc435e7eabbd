import { memoize } from '@foyer/core/store'

interface ScriptPolicy {
  readonly createScriptURL: (address: string) => unknown
}

type CreatePolicy = (name: string, rules: { createScriptURL: (address: string) => string }) => ScriptPolicy

interface WindowWithTrustedTypes extends Window {
  readonly trustedTypes?: { readonly createPolicy: CreatePolicy }
}

/** The name of the Trusted Types policy, to be allowed in the CSP: `trusted-types foyer`. */
const policyName = 'foyer'

/** One for each page: the browser refuses a second policy of the same name. */
const getPolicy = memoize((page: WindowWithTrustedTypes): ScriptPolicy | null => {
  try {
    return page.trustedTypes?.createPolicy(policyName, { createScriptURL: (address) => address }) ?? null
  } catch {
    // The CSP does not allow the policy. If it requires Trusted Types, setting the address throws.
    return null
  }
})

/**
 * Sets the address of a script. Only for addresses that the app or its server has configured.
 * @throws TypeError where the page requires Trusted Types and does not allow the policy
 */
export function setScriptAddress(script: HTMLScriptElement, address: string): void {
  // The policy returns a TrustedScriptURL, which TypeScript's type of `src` does not allow.
  Reflect.set(script, 'src', getPolicy(window)?.createScriptURL(address) ?? address)
}
