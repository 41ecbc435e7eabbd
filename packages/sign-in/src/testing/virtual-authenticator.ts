import { cdp } from 'vitest/browser'

/** Chrome DevTools Protocol, WebAuthn domain. Vitest types none of its commands. */
interface Protocol {
  send(method: string, params?: object): Promise<unknown>
}

export interface VirtualAuthenticator {
  /** The passkeys that it holds. */
  readonly list: () => Promise<readonly { readonly credentialId: string; readonly userName?: string }[]>
  /** Puts a passkey into it, for this host. */
  readonly add: () => Promise<void>
  /** Whether the person confirms each prompt at once, or leaves it open. */
  readonly answerAtOnce: (isPresent: boolean) => Promise<void>
  readonly remove: () => Promise<void>
}

/** An authenticator of this device, as Chromium makes one for tests. The person verifies themselves. */
export async function addVirtualAuthenticator(): Promise<VirtualAuthenticator> {
  const protocol = cdp() as unknown as Protocol
  await protocol.send('WebAuthn.enable')
  const { authenticatorId } = (await protocol.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })) as { readonly authenticatorId: string }
  return {
    async list() {
      const answer = await protocol.send('WebAuthn.getCredentials', { authenticatorId })
      return (answer as { credentials: { credentialId: string; userName?: string }[] }).credentials
    },
    async add() {
      await protocol.send('WebAuthn.addCredential', { authenticatorId, credential: await createCredential() })
    },
    answerAtOnce: async (enabled) =>
      void (await protocol.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })),
    async remove() {
      await protocol.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId })
      await protocol.send('WebAuthn.disable')
    },
  }
}

/** A passkey with a new key pair; the protocol takes bytes in base64. */
async function createCredential() {
  const keys = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
    'sign',
    'verify',
  ])
  return {
    credentialId: toBase64(crypto.getRandomValues(new Uint8Array(16))),
    isResidentCredential: true,
    rpId: location.hostname,
    privateKey: toBase64(new Uint8Array(await crypto.subtle.exportKey('pkcs8', keys.privateKey))),
    userHandle: toBase64(new Uint8Array(16).fill(7)),
    signCount: 1,
    userName: 'anna@example.com',
  }
}

function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCodePoint(...bytes))
}
