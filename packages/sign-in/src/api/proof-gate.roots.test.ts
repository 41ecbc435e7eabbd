import { expect, it, vi } from 'vitest'
import { ApiError } from './api-error.ts'
import { createProofGate, type AskForProof } from './proof-gate.ts'

it('A call that needs a proof asks in the page’s remaining root after another root has gone', async () => {
  const ways = [{ way: 'password' } as const]
  let isProven = false
  const first = vi.fn<AskForProof>(async () => (isProven = true))
  const second = vi.fn<AskForProof>(async () => false)
  const gate = createProofGate(
    async () => undefined,
    async () => ({ isRecent: false, ways }),
  )
  gate.askWith(first)
  const leave = gate.askWith(second)
  leave()
  const send = async () => {
    if (!isProven) throw new ApiError(403, { code: 'proof_needed', message: '-', ways })
    return 'done'
  }
  await expect(gate.sendWithProof(send, {})).resolves.toBe('done')
  expect(second).not.toHaveBeenCalled()
})
