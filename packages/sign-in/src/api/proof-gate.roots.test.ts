import { expect, it, vi } from 'vitest'
import { ApiError } from './api-error.ts'
import { createProofGate, type AskForProof } from './proof-gate.ts'

it('A call that needs a proof asks in the page’s remaining root after another root has gone', async () => {
  const ways = [{ way: 'password' } as const]
  let isProven = false
  const stays = vi.fn<AskForProof>(async () => (isProven = true))
  const goes = vi.fn<AskForProof>(async () => false)
  const gate = createProofGate(
    async () => undefined,
    async () => ({ isRecent: false, ways }),
  )
  gate.askWith(stays)
  const leave = gate.askWith(goes)
  leave()
  const send = async () => {
    if (!isProven) throw new ApiError(403, { code: 'proof_needed', message: '-', ways })
    return 'done'
  }
  await expect(gate.pass(send, {})).resolves.toBe('done')
  expect(goes).not.toHaveBeenCalled()
})
