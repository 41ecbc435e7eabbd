/** Has this browser passkeys? It shows them to secure pages only. */
export function canUsePasskeys(): boolean {
  return 'PublicKeyCredential' in globalThis
}
