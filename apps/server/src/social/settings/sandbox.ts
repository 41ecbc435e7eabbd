import type { Client, Provider } from '../provider.ts'

/** Our client id and secret at the sandbox, which fakes all providers. */
export function sandboxClient(row: Provider): Client {
  if (row.protocol === 'OAUTH_TELEGRAM') {
    return { id: '1234567890', secret: '1234567890:foyer-sandbox-bot-token', publicKey: null }
  }
  const hasPublicKey = row.protocol === 'OAUTH2' && row.hasPublicKey === true
  return {
    id: `foyer-sandbox-${row.id}`,
    secret: `foyer-sandbox-secret-${row.id}`,
    publicKey: hasPublicKey ? `foyer-sandbox-key-${row.id}` : null,
  }
}

/** A provider's row with all addresses at the sandbox: `https://host/path` becomes `<sandbox>/social/<id>/path`. */
export function moveToSandbox(row: Provider, sandboxUrl: string): Provider {
  const move = (address: string) => {
    const { pathname, search } = new URL(address)
    return `${sandboxUrl}/social/${row.id}${pathname === '/' ? '' : pathname}${search}`
  }
  const authorizeUrl = move(row.authorizeUrl)
  switch (row.protocol) {
    case 'OAUTH_TELEGRAM':
      return { ...row, authorizeUrl }
    case 'OPEN_ID':
      return { ...row, authorizeUrl, claimedIdPrefix: move(row.claimedIdPrefix) }
    case 'OAUTH_VK':
      return { ...row, authorizeUrl, tokenUrl: move(row.tokenUrl), profileUrl: move(row.profileUrl) }
    case 'OAUTH2':
      if ('issuer' in row) return { ...row, authorizeUrl, issuer: move(row.issuer) }
      return {
        ...row,
        authorizeUrl,
        tokenUrl: move(row.tokenUrl),
        profile: { ...row.profile, url: move(row.profile.url) },
      }
  }
}
