import type { Adapter, AdapterPayload } from 'oidc-provider'
import { readAccountId } from './accounts.ts'

/** The maximum number of records; beyond it the oldest are deleted. Enough for one run of the sandbox. */
const maxRecords = 5000

/** The provider's storage, which is kept when the provider is created again with new keys. */
export function createAdapter(): (model: string) => Adapter {
  const records = new Map<string, AdapterPayload>()

  const remove = (isGone: (record: AdapterPayload) => boolean): void => {
    for (const [key, record] of records) if (isGone(record)) records.delete(key)
  }

  return (model) => ({
    upsert: async (id, payload) => {
      // If the chosen answer is an expired code, the code is simply not stored.
      if (model === 'AuthorizationCode' && readAccountId(payload.accountId)?.answer === 'expired-code') return
      for (const oldest of records.keys()) {
        if (records.size < maxRecords) break
        records.delete(oldest)
      }
      records.set(`${model}:${id}`, payload)
    },
    find: async (id) => records.get(`${model}:${id}`),
    findByUid: async (uid) => [...records.values()].find((record) => record.uid === uid),
    findByUserCode: async () => undefined,
    consume: async (id) => {
      const record = records.get(`${model}:${id}`)
      if (record) record.consumed = Math.floor(Date.now() / 1000)
    },
    destroy: async (id) => {
      records.delete(`${model}:${id}`)
    },
    revokeByGrantId: async (grantId) => remove((record) => record.grantId === grantId),
  })
}
