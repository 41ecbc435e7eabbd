import type { CDPSession, Page } from '@playwright/test'

/** Chromium's virtual passkey authenticator, controlled through its debugger. */
export interface Authenticator {
  /** Lists the credentials in it. */
  readonly list: () => Promise<readonly { credentialId: string; signCount: number; userHandle?: string }[]>
  /** Makes user verification succeed or fail. */
  readonly setVerified: (isVerified: boolean) => Promise<void>
  /** Whoever holds it chooses a passkey at once, or leaves the browser's question unanswered. */
  readonly setPresent: (isPresent: boolean) => Promise<void>
  /** Sets a credential's counter back, as a synced passkey's may be on another device. */
  readonly setCounter: (signCount: number) => Promise<void>
}

/** Adds an authenticator with discoverable credentials to this page's browser. */
export async function plugAuthenticator(page: Page, isSynced = true): Promise<Authenticator> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      ctap2Version: 'ctap2_1',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
      defaultBackupEligibility: isSynced,
      defaultBackupState: isSynced,
    },
  })
  return control(session, authenticatorId)
}

function control(session: CDPSession, authenticatorId: string): Authenticator {
  const list = async () => {
    const { credentials } = await session.send('WebAuthn.getCredentials', { authenticatorId })
    return credentials
  }
  return {
    list,
    async setVerified(isUserVerified) {
      await session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })
    },
    async setPresent(enabled) {
      await session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })
    },
    async setCounter(signCount) {
      const [credential] = await list()
      if (credential === undefined) throw new Error('The authenticator holds nothing.')
      await session.send('WebAuthn.removeCredential', {
        authenticatorId,
        credentialId: credential.credentialId,
      })
      await session.send('WebAuthn.addCredential', {
        authenticatorId,
        credential: { ...credential, signCount },
      })
    },
  }
}
