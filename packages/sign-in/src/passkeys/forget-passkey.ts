/** Tells the browser that the server does not know a passkey, so that it is offered no more (Signal API). Not all browsers listen. */
export function forgetPasskey(rpId: string, credentialId: string): void {
  const { signalUnknownCredential: signal } = PublicKeyCredential as Partial<typeof PublicKeyCredential>
  // Ignored: the passkey stays, and is refused again.
  signal?.call(PublicKeyCredential, { rpId, credentialId }).catch(() => undefined)
}
