import { expect, it, vi } from 'vitest'
import { ApiError } from './api-error.ts'
import { createProofGate, type AskForProof } from './proof-gate.ts'

const ways = [{ way: 'totp' } as const]

// R10.23
it('A call with a proof of a kind that the server does not accept asks the person for another, and is then retried', async () => {
  const state = { isProven: false }
  const ask = vi.fn<AskForProof>(async () => (state.isProven = true))
  const send = vi.fn<() => Promise<string>>(async () => {
    if (!state.isProven) throw new ApiError(403, { code: 'proof_needed', message: 'Confirm it.', ways })
    return 'done'
  })
  const prove = vi.fn<() => Promise<void>>()
  const gate = createProofGate(prove, async () => ({ isRecent: false, ways }))
  gate.askWith(ask)
  await expect(gate.sendWithProof(send, { proof: { password: 'Corridor-1' } })).resolves.toBe('done')
  expect(ask.mock.calls.map(([asked]) => asked)).toEqual([ways])
  expect([send.mock.calls.length, prove.mock.calls.length]).toEqual([2, 0])
})
