/** Tells the browser that the server does not know a passkey, so that it is no longer offered (Signal API, which not all browsers have). */
export function forgetPasskey(rpId: string, credentialId: string): void {
  const { signalUnknownCredential: signal } = PublicKeyCredential as Partial<typeof PublicKeyCredential>
  // Ignored: the passkey stays, and is refused again.
  signal?.call(PublicKeyCredential, { rpId, credentialId }).catch(() => undefined)
}
