import type { AnswerGroup } from '../answers.ts'
import type { Assertion } from './assertion.ts'

interface Forgery {
  readonly id: string
  readonly title: string
  /** Applied before signing, so that even Steam would confirm the result. */
  readonly before?: (assertion: Assertion, context: Context) => Assertion
  /** Applied after signing. */
  readonly after?: (assertion: Assertion) => Assertion
  /** Appended unchanged to the query of the address. */
  readonly again?: string
}

interface Context {
  /** In milliseconds. */
  readonly now: number
  readonly nonceBefore: string | null
}

const minutes = 60_000

const drop = (assertion: Assertion, name: string): Assertion =>
  Object.fromEntries(Object.entries(assertion).filter(([key]) => key !== name))

const unsign = (assertion: Assertion, name: string): Assertion => ({
  ...assertion,
  signed: (assertion['signed'] ?? '')
    .split(',')
    .filter((signed) => signed !== name)
    .join(','),
})

const redate = (assertion: Assertion, time: number): Assertion => ({
  ...assertion,
  response_nonce: `${new Date(time).toISOString().slice(0, 19)}Z${(assertion['response_nonce'] ?? '').slice(20)}`,
})

const someoneElse = (assertion: Assertion): string => (assertion['claimed_id'] ?? '').replace(/\d{3}$/, '001')

/** Forged answers. Steam's own check accepts most of them. */
export const forgeries: readonly Forgery[] = [
  {
    id: 'extra-field',
    title: 'Unsigned extra field',
    after: (assertion) => ({ ...assertion, 'ext1.value.email': 'admin@example.org' }),
  },
  {
    id: 'unsigned-identity',
    title: 'Identity not signed, and changed',
    before: (assertion) => unsign(unsign(assertion, 'claimed_id'), 'identity'),
    after: (assertion) => ({
      ...assertion,
      claimed_id: someoneElse(assertion),
      identity: someoneElse(assertion),
    }),
  },
  {
    id: 'other-endpoint',
    title: 'Another endpoint',
    before: (assertion) => ({
      ...assertion,
      op_endpoint: (assertion['op_endpoint'] ?? '').replace('/openid/login', '/elsewhere/login'),
    }),
  },
  {
    id: 'other-return-to',
    title: 'Another return_to',
    before: (assertion) => ({ ...assertion, return_to: 'https://shop.example/oauth/steam' }),
  },
  {
    id: 'used-nonce',
    title: 'Replayed nonce: the one before',
    before: (assertion, { nonceBefore }) => ({
      ...assertion,
      ...(nonceBefore !== null && { response_nonce: nonceBefore }),
    }),
  },
  {
    id: 'old-nonce',
    title: 'Old nonce',
    before: (assertion, { now }) => redate(assertion, now - 60 * minutes),
  },
  {
    id: 'future-nonce',
    title: 'Future nonce',
    before: (assertion, { now }) => redate(assertion, now + 60 * minutes),
  },
  { id: 'no-ns', title: 'Missing ns', after: (assertion) => drop(assertion, 'ns') },
  {
    id: 'openid-1',
    title: 'ns of OpenID 1.1',
    after: (assertion) => ({ ...assertion, ns: 'http://openid.net/signon/1.1' }),
  },
  {
    id: 'two-identities',
    title: 'identity is not claimed_id',
    before: (assertion) => ({ ...assertion, identity: someoneElse(assertion) }),
  },
  {
    id: 'other-host',
    title: 'claimed_id of another host',
    before: (assertion) => {
      const { pathname } = new URL(assertion['claimed_id'] ?? '')
      const claimedId = `http://steam.example${pathname}`
      return { ...assertion, claimed_id: claimedId, identity: claimedId }
    },
  },
  {
    id: 'other-universe',
    title: 'claimed_id that is no Steam id',
    before: (assertion) => {
      const claimedId = (assertion['claimed_id'] ?? '').replace(/\d{1,20}$/, '12345')
      return { ...assertion, claimed_id: claimedId, identity: claimedId }
    },
  },
  { id: 'twice', title: 'A field twice', again: 'openid.mode=id_res' },
  { id: 'no-nonce', title: 'No nonce', after: (assertion) => drop(assertion, 'response_nonce') },
  { id: 'wrong-signature', title: 'Wrong signature', after: (assertion) => ({ ...assertion, sig: 'AAAA' }) },
]

export const forgeryAnswers: AnswerGroup = { title: 'Forged', answers: forgeries }
