import type { Operation } from '@foyer/core/wire'

interface Need {
  /** The heading of the calls with this need. */
  readonly tag: string
  readonly description: string
  /** The security requirement of OpenAPI: the name of the scheme. */
  readonly security: readonly Readonly<Record<string, string[]>>[]
}

/** What each kind of call requires of its caller. */
export const needs: Readonly<Record<Operation['auth'], Need>> = {
  public: { tag: 'Open to everybody', description: 'They need nothing.', security: [] },
  session: {
    tag: 'Signed in',
    description: 'They need a session: otherwise 401 `unauthenticated`.',
    security: [{ session: [] }],
  },
  recent: {
    tag: 'Recently proven',
    description:
      'They need a session whose person has shown within the last ten minutes who they are: otherwise 403 `proof_needed`, with the ways to show it.',
    security: [{ session: [] }],
  },
  'second-factor-pending': {
    tag: 'Second step',
    description: 'They go on with a sign-in that was answered 403 `second_factor_needed`.',
    security: [{ pending: [] }],
  },
  operator: {
    tag: 'Operators',
    description: 'They need the token of `METRICS_TOKEN`, where it is set.',
    security: [{}, { operator: [] }],
  },
}

/** What a call requires, in the form of an OpenAPI document. */
export function describeNeeds(operation: Operation) {
  const { auth, whenSignedIn, requiresProven, signInMethod, isRepeatable, endsSession } = operation
  const { tag, security } = needs[auth]
  const isPersonal = auth === 'session' || auth === 'recent' || whenSignedIn !== undefined
  const sentences = [
    whenSignedIn && 'Of somebody who is signed in it needs a recent proof: otherwise 403 `proof_needed`.',
    requiresProven &&
      'Needs an account of which somebody has proven an e-mail address or phone number: otherwise 403 `identifier_unproven`.',
    isPersonal &&
      'With a user id in `Foyer-User`, it is refused while somebody else is signed in: 409 `other_user`.',
    signInMethod &&
      `Belongs to signing in by ${signInMethod}: 403 \`method_off\` where that is switched off.`,
    endsSession && 'Ends the session that it is called in.',
    isRepeatable &&
      'Sent again with the same `Idempotency-Key` and body, it acts once and gives the same answer.',
  ]
  return { tags: [tag], security, description: sentences.filter(Boolean).join(' ') }
}
