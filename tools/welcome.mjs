// @ts-check
// What is said once Foyer runs?

/** @param {{ address: string, demoAccount: { email: string, password: string } | null }} ready as the server sends it */
export function sayReady({ address, demoAccount }) {
  console.log(`Foyer is ready: ${address}`)
  if (demoAccount) console.log(`Demo account: ${demoAccount.email}, password ${demoAccount.password}`)
}
