import { expect, it, vi } from 'vitest'
import { ApiError } from './api-error.ts'
import { createProofGate, type AskForProof } from './proof-gate.ts'

it('A background call that needs a proof fails, and asks the person nothing', async () => {
  const ask = vi.fn<AskForProof>(async () => true)
  const needed = new ApiError(403, { code: 'proof_needed', message: 'Confirm that it is you.' })
  const send = vi.fn<() => Promise<never>>(() => Promise.reject(needed))
  const gate = createProofGate(vi.fn<() => Promise<void>>(), () => Promise.reject(needed))
  gate.askWith(ask)
  await expect(gate.sendWithProof(send, { isBackground: true })).rejects.toBe(needed)
  expect([send.mock.calls.length, ask.mock.calls.length]).toEqual([1, 0])
})

it('A call that is aborted while the server refuses it asks the person nothing', async () => {
  const ask = vi.fn<AskForProof>(async () => true)
  const gate = createProofGate(
    async () => undefined,
    async () => ({ isRecent: false, ways: [] }),
  )
  gate.askWith(ask)
  const leaving = new AbortController()
  const send = async (): Promise<never> => {
    leaving.abort()
    throw new ApiError(403, { code: 'proof_needed', message: '-', isFromServer: true })
  }
  await expect(gate.sendWithProof(send, { signal: leaving.signal })).rejects.toMatchObject({
    name: 'AbortError',
  })
  expect(ask).not.toHaveBeenCalled()
})
