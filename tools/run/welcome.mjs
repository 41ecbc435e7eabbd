// @ts-check
// The text that is printed when Foyer is running.

/**
 * @param {{ address: string, demoAccount: { email: string, password: string | null } | null }} ready the server's ready
 * message
 * @param {{ address: string } | null} sandbox its ready message
 */
export function printReady({ address, demoAccount }, sandbox) {
  console.log(`Foyer is ready: ${address}`)
  if (demoAccount) {
    const { email, password } = demoAccount
    console.log(`Demo account: ${email}, ${password === null ? 'by a code' : `password ${password}`}`)
  }
  console.log(`The inputs and notices of the kit, in forms that work: ${address}/kit`)
  if (sandbox) console.log(`Sandbox, with its inbox of mails and text messages: ${sandbox.address}`)
}
