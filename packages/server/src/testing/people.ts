/** The answer to `session` for somebody who has proven their address, not their number. */
export const ada = {
  id: '0b0e3a52-53c3-4b0c-9a86-33f0c4d9c001',
  email: 'ada@example.test',
  phone: '+15551234567',
  name: null,
  currency: 'EUR',
  createdAt: '2026-01-02T03:04:05.678Z',
  session: {
    id: '0b0e3a52-53c3-4b0c-9a86-33f0c4d9c002',
    authenticatedAt: '2026-02-02T03:04:05.678Z',
    isRecent: true,
    methods: ['pwd'],
    level: 1,
    expiresAt: '2027-01-02T03:04:05.678Z',
  },
  identifiers: [
    { kind: 'email', value: 'ada@example.test', verifiedAt: '2026-01-02T04:04:05.678Z' },
    { kind: 'phone', value: '+15551234567', verifiedAt: null },
  ],
} as const
