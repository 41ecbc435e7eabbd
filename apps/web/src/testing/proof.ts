import { page } from 'vitest/browser'
import type { TestServer } from './render-app.tsx'

/** Makes a call of the fake server require a proof, for which any password is accepted. */
export function requireProof(server: TestServer, call: string): void {
  server.answers[call] = () =>
    Response.json(
      { code: 'proof_needed', message: 'Confirm that it is you to continue.', ways: [{ way: 'password' }] },
      { status: 403 },
    )
  server.answers['POST /proof'] = () => {
    delete server.answers[call]
    return new Response(null, { status: 204 })
  }
}

const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' })

/** The dialog that asks for a proof. */
export const proof = {
  dialog,
  password: dialog.getByLabelText('Password', { exact: true }),
  async give(): Promise<void> {
    await proof.password.fill('Corridor-light-9')
    await dialog.getByRole('button', { name: 'Continue' }).click()
  },
}
