import type { AnswerGroup } from '../answers.ts'
import type { Assertion } from './assertion.ts'

interface Forgery {
  readonly id: string
  readonly title: string
  /** Applied before signing, so that even Steam would confirm the result. */
  readonly beforeSigning?: (assertion: Assertion, context: ForgeryContext) => Assertion
  /** Applied after signing. */
  readonly afterSigning?: (assertion: Assertion) => Assertion
  /** Appended unchanged to the query of the address. */
  readonly extraQuery?: string
}

interface ForgeryContext {
  /** In milliseconds. */
  readonly now: number
  readonly previousNonce: string | null
}

const minutes = 60_000

const removeField = (assertion: Assertion, name: string): Assertion =>
  Object.fromEntries(Object.entries(assertion).filter(([key]) => key !== name))

const unsign = (assertion: Assertion, name: string): Assertion => ({
  ...assertion,
  signed: (assertion['signed'] ?? '')
    .split(',')
    .filter((signed) => signed !== name)
    .join(','),
})

const changeNonceTime = (assertion: Assertion, time: number): Assertion => ({
  ...assertion,
  response_nonce: `${new Date(time).toISOString().slice(0, 19)}Z${(assertion['response_nonce'] ?? '').slice(20)}`,
})

const otherIdentity = (assertion: Assertion): string =>
  (assertion['claimed_id'] ?? '').replace(/\d{3}$/, '001')

/** Forged answers. Steam's own check accepts most of them. */
export const forgeries: readonly Forgery[] = [
  {
    id: 'extra-field',
    title: 'Unsigned extra field',
    afterSigning: (assertion) => ({ ...assertion, 'ext1.value.email': 'admin@example.org' }),
  },
  {
    id: 'unsigned-identity',
    title: 'Identity not signed, and changed',
    beforeSigning: (assertion) => unsign(unsign(assertion, 'claimed_id'), 'identity'),
    afterSigning: (assertion) => ({
      ...assertion,
      claimed_id: otherIdentity(assertion),
      identity: otherIdentity(assertion),
    }),
  },
  {
    id: 'other-endpoint',
    title: 'Another endpoint',
    beforeSigning: (assertion) => ({
      ...assertion,
      op_endpoint: (assertion['op_endpoint'] ?? '').replace('/openid/login', '/elsewhere/login'),
    }),
  },
  {
    id: 'other-return-to',
    title: 'Another return_to',
    beforeSigning: (assertion) => ({ ...assertion, return_to: 'https://shop.example/oauth/steam' }),
  },
  {
    id: 'used-nonce',
    title: 'Replayed nonce: the one before',
    beforeSigning: (assertion, { previousNonce }) => ({
      ...assertion,
      ...(previousNonce !== null && { response_nonce: previousNonce }),
    }),
  },
  {
    id: 'old-nonce',
    title: 'Old nonce',
    beforeSigning: (assertion, { now }) => changeNonceTime(assertion, now - 60 * minutes),
  },
  {
    id: 'future-nonce',
    title: 'Future nonce',
    beforeSigning: (assertion, { now }) => changeNonceTime(assertion, now + 60 * minutes),
  },
  { id: 'no-ns', title: 'Missing ns', afterSigning: (assertion) => removeField(assertion, 'ns') },
  {
    id: 'openid-1',
    title: 'ns of OpenID 1.1',
    afterSigning: (assertion) => ({ ...assertion, ns: 'http://openid.net/signon/1.1' }),
  },
  {
    id: 'two-identities',
    title: 'identity is not claimed_id',
    beforeSigning: (assertion) => ({ ...assertion, identity: otherIdentity(assertion) }),
  },
  {
    id: 'other-host',
    title: 'claimed_id of another host',
    beforeSigning: (assertion) => {
      const { pathname } = new URL(assertion['claimed_id'] ?? '')
      const claimedId = `http://steam.example${pathname}`
      return { ...assertion, claimed_id: claimedId, identity: claimedId }
    },
  },
  {
    id: 'other-universe',
    title: 'claimed_id that is no Steam id',
    beforeSigning: (assertion) => {
      const claimedId = (assertion['claimed_id'] ?? '').replace(/\d{1,20}$/, '12345')
      return { ...assertion, claimed_id: claimedId, identity: claimedId }
    },
  },
  { id: 'twice', title: 'A field twice', extraQuery: 'openid.mode=id_res' },
  {
    id: 'no-nonce',
    title: 'No nonce',
    afterSigning: (assertion) => removeField(assertion, 'response_nonce'),
  },
  {
    id: 'wrong-signature',
    title: 'Wrong signature',
    afterSigning: (assertion) => ({ ...assertion, sig: 'AAAA' }),
  },
]

export const forgeryAnswers: AnswerGroup = { title: 'Forged', answers: forgeries }
