// @ts-check
// What is said once Foyer runs?

/**
 * @param {{ address: string, demoAccount: { email: string, password: string } | null }} ready as the server sends it
 * @param {{ address: string } | null} sandbox as it sends it
 */
export function sayReady({ address, demoAccount }, sandbox) {
  console.log(`Foyer is ready: ${address}`)
  if (demoAccount) console.log(`Demo account: ${demoAccount.email}, password ${demoAccount.password}`)
  if (sandbox) console.log(`Sandbox, with its inbox of mails and text messages: ${sandbox.address}`)
}
