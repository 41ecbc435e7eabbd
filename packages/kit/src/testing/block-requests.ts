import { cdp } from 'vitest/browser'

/** The part of the Chrome DevTools Protocol that blocks requests. */
interface NetworkProtocol {
  send(method: 'Network.enable'): Promise<unknown>
  send(method: 'Network.setBlockedURLs', params: { urls: readonly string[] }): Promise<unknown>
}

/** Simulates a lost network for these addresses, in which `*` matches any part. Without addresses, all requests are allowed again. */
export async function blockRequests(...urls: readonly string[]): Promise<void> {
  const network = cdp() as NetworkProtocol
  await network.send('Network.enable')
  await network.send('Network.setBlockedURLs', { urls })
}
