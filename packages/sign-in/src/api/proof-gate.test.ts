import { describe, expect, it, vi } from 'vitest'
import { ApiError } from './api-error.ts'
import { createProofGate, type AskForProof } from './proof-gate.ts'

const ways = [{ way: 'password' }] as const
const needed = () =>
  new ApiError(403, {
    code: 'proof_needed',
    message: 'Confirm that it is you.',
    ways: [...ways],
    isFromServer: true,
  })

/** A gate whose server refuses until a proof is given, and whose person answers when the test says so. */
function openGate() {
  const server = { isProven: false }
  const settle: ((isGiven: boolean) => void)[] = []
  const ask = vi.fn<AskForProof>(
    (_ways, signal) =>
      new Promise<boolean>((resolve) => {
        settle.push(resolve)
        signal.addEventListener('abort', () => resolve(false))
      }),
  )
  const prove = vi.fn<Parameters<typeof createProofGate>[0]>(async () => {
    server.isProven = true
  })
  const send = vi.fn<() => Promise<string>>(async () => {
    await Promise.resolve()
    if (!server.isProven) throw needed()
    return 'done'
  })
  const answer = (isGiven: boolean): void => {
    server.isProven = isGiven
    settle.at(-1)?.(isGiven)
  }
  const readWays = vi.fn<Parameters<typeof createProofGate>[1]>(async () => ({
    isRecent: server.isProven,
    ways: [...ways],
  }))
  const gate = createProofGate(prove, readWays)
  return { gate, server, ask, prove, readWays, send, answer }
}

const codeOf = (promise: Promise<unknown>) => promise.catch((error: { code?: string }) => error.code)

// R10.23
describe('A call that needs a proof', () => {
  it('offers the server’s ways to give one, and is retried once it is given', async () => {
    const { gate, ask, send, answer } = openGate()
    gate.askWith(ask)
    const result = gate.sendWithProof(send, {})
    await expect.poll(() => ask.mock.calls.length).toBe(1)
    expect(ask.mock.calls[0]?.[0]).toEqual(ways)
    expect(send).toHaveBeenCalledOnce()
    answer(true)
    await expect(result).resolves.toBe('done')
    expect(send).toHaveBeenCalledTimes(2)
  })

  it('shares one question with all waiting calls, and each of them is retried', async () => {
    const { gate, ask, send, answer } = openGate()
    gate.askWith(ask)
    const results = Array.from({ length: 20 }, () => gate.sendWithProof(send, {}))
    await expect.poll(() => ask.mock.calls.length).toBe(1)
    const late = gate.sendWithProof(send, {})
    await expect.poll(() => send.mock.calls.length).toBe(21)
    answer(true)
    expect(await Promise.all([...results, late])).toEqual(Array.from({ length: 21 }, () => 'done'))
    expect(ask).toHaveBeenCalledOnce()
    expect(send).toHaveBeenCalledTimes(42)
  })

  it('fails with the second refusal, and does not ask again for the same call', async () => {
    const { gate, ask, answer } = openGate()
    gate.askWith(ask)
    const send = vi.fn<() => Promise<never>>(() => Promise.reject(needed()))
    const result = codeOf(gate.sendWithProof(send, {}))
    await expect.poll(() => ask.mock.calls.length).toBe(1)
    answer(true)
    expect(await result).toBe('proof_needed')
    expect([send.mock.calls.length, ask.mock.calls.length]).toEqual([2, 1])
  })

  it('fails with the server’s own error when the person closes the dialog, and the next call asks again', async () => {
    const { gate, ask, send, answer } = openGate()
    gate.askWith(ask)
    const results = [codeOf(gate.sendWithProof(send, {})), codeOf(gate.sendWithProof(send, {}))]
    await expect.poll(() => ask.mock.calls.length).toBe(1)
    answer(false)
    expect(await Promise.all(results)).toEqual(['proof_needed', 'proof_needed'])
    expect(send).toHaveBeenCalledTimes(2)
    void codeOf(gate.sendWithProof(send, {}))
    await expect.poll(() => ask.mock.calls.length).toBe(2)
  })

  it('is retried without a question if a proof was given while the call was being refused', async () => {
    const { gate, ask, send, answer, server } = openGate()
    gate.askWith(ask)
    let refuse: (error: Error) => void = () => undefined
    const slow = vi
      .fn<() => Promise<string>>(async () => 'done')
      .mockImplementationOnce(() => new Promise((_, reject) => (refuse = reject)))
    const waiting = gate.sendWithProof(slow, {})
    const quick = gate.sendWithProof(send, {})
    await expect.poll(() => ask.mock.calls.length).toBe(1)
    answer(true)
    await quick
    expect(server.isProven).toBe(true)
    refuse(needed())
    await expect(waiting).resolves.toBe('done')
    expect(ask).toHaveBeenCalledOnce()
  })

  it('gives the proof that was passed with it, and asks the person nothing', async () => {
    const { gate, ask, send, prove } = openGate()
    gate.askWith(ask)
    await expect(gate.sendWithProof(send, { proof: { password: 'Corridor-1' } })).resolves.toBe('done')
    expect(prove).toHaveBeenCalledExactlyOnceWith({ password: 'Corridor-1' }, undefined)
    expect([send.mock.calls.length, ask.mock.calls.length]).toEqual([2, 0])
  })

  it('fails with the error about the proof that was passed with it', async () => {
    const { gate, send, prove } = openGate()
    prove.mockRejectedValueOnce(new ApiError(422, { code: 'validation_failed', message: 'Wrong.' }))
    expect(await codeOf(gate.sendWithProof(send, { proof: { password: 'no' } }))).toBe('validation_failed')
    expect(send).toHaveBeenCalledOnce()
  })

  it('that is aborted stops waiting, and closes the dialog once no other call waits', async () => {
    const { gate, ask, send } = openGate()
    gate.askWith(ask)
    const [first, second] = [new AbortController(), new AbortController()]
    const results = [first, second].map(({ signal }) =>
      gate.sendWithProof(send, { signal }).catch((error: Error) => error.name),
    )
    await expect.poll(() => ask.mock.calls.length).toBe(1)
    const closes = ask.mock.calls[0]?.[1]
    first.abort()
    expect(await results[0]).toBe('AbortError')
    expect(closes?.aborted).toBe(false)
    second.abort()
    expect(await results[1]).toBe('AbortError')
    expect(closes?.aborted).toBe(true)
    expect(send).toHaveBeenCalledTimes(2)
    void codeOf(gate.sendWithProof(send, {}))
    await expect.poll(() => ask.mock.calls.length).toBe(2)
  })

  it('fails with the server’s error if no dialog is there, and with the dialog’s error if that fails', async () => {
    const { gate, send } = openGate()
    expect(await codeOf(gate.sendWithProof(send, {}))).toBe('proof_needed')
    const stop = gate.askWith(() =>
      Promise.reject(new ApiError(0, { code: 'offline', message: 'Not loaded.' })),
    )
    expect(await codeOf(gate.sendWithProof(send, {}))).toBe('offline')
    stop()
    expect(await codeOf(gate.sendWithProof(send, {}))).toBe('proof_needed')
  })
})

// R10.43
describe('A request outside of the API', () => {
  it('shares the question with waiting calls, and learns the answer', async () => {
    const { gate, ask, send, answer } = openGate()
    gate.askWith(ask)
    const results = [gate.sendWithProof(send, {}), gate.requireProof(undefined), gate.requireProof(undefined)]
    await expect.poll(() => ask.mock.calls.length).toBe(1)
    expect(ask.mock.calls[0]?.[0]).toEqual(ways)
    answer(true)
    expect(await Promise.all(results)).toEqual(['done', true, true])
    expect(ask).toHaveBeenCalledOnce()
  })

  it('asks nobody if a proof was given while the server said that there is none', async () => {
    const { gate, ask, send, answer, readWays } = openGate()
    gate.askWith(ask)
    const quick = gate.sendWithProof(send, {})
    readWays.mockImplementationOnce(() => quick.then(() => ({ isRecent: false, ways: [...ways] })))
    const late = gate.requireProof(undefined)
    await expect.poll(() => ask.mock.calls.length).toBe(1)
    answer(true)
    expect(await late).toBe(true)
    expect(ask).toHaveBeenCalledOnce()
  })
})

it('Other errors are passed on', async () => {
  const { gate, ask } = openGate()
  gate.askWith(ask)
  const send = vi.fn<() => Promise<never>>(() =>
    Promise.reject(new ApiError(403, { code: 'identifier_unproven', message: 'x' })),
  )
  expect(await codeOf(gate.sendWithProof(send, {}))).toBe('identifier_unproven')
  expect([send.mock.calls.length, ask.mock.calls.length]).toEqual([1, 0])
})
