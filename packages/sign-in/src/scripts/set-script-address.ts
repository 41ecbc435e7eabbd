interface ScriptPolicy {
  readonly createScriptURL: (address: string) => unknown
}

type MakePolicy = (name: string, rules: { createScriptURL: (address: string) => string }) => ScriptPolicy

interface TrustingWindow extends Window {
  readonly trustedTypes?: { readonly createPolicy: MakePolicy }
}

/** A page that requires Trusted Types allows it by this name: `trusted-types foyer`. */
const policyName = 'foyer'

let policy: ScriptPolicy | null | undefined

function makePolicy(): ScriptPolicy | null {
  const { trustedTypes }: TrustingWindow = window
  try {
    return trustedTypes?.createPolicy(policyName, { createScriptURL: (address) => address }) ?? null
  } catch {
    // The page allows no such policy: it refuses the script too, if it requires one.
    return null
  }
}

/**
 * Says where a script comes from: an address that the app or its server has configured, never one of a person.
 * @throws TypeError where the page requires Trusted Types and does not allow our policy
 */
export function setScriptAddress(script: HTMLScriptElement, address: string): void {
  policy ??= makePolicy()
  // What a policy gives is an object, which the element takes and its type does not know.
  Reflect.set(script, 'src', policy?.createScriptURL(address) ?? address)
}
