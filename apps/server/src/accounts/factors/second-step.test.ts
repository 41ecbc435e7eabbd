import { expect, test } from 'vitest'
import { needsSecondStep } from './second-step.ts'

const [before, now, after] = [new Date(1_000), new Date(2_000), new Date(3_000)]
const password = { methods: ['pwd'], trustedAt: null, mustEnrol: false }
const enrolled = { secondFactorAt: now, trustAfter: null }

// R10.45
test.for([
  ['has a second factor', true, enrolled, password],
  ['has none', false, { secondFactorAt: null, trustAfter: null }, password],
  [
    'has none although everybody needs one',
    true,
    { secondFactorAt: null, trustAfter: null },
    { ...password, mustEnrol: true },
  ],
  [
    'has shown both factors already',
    false,
    enrolled,
    { ...password, methods: ['pwd', 'otp', 'mfa'], mustEnrol: true },
  ],
  ['uses a trusted browser', false, enrolled, { ...password, trustedAt: before }],
  [
    'uses a browser trusted after all trust was revoked',
    false,
    { ...enrolled, trustAfter: now },
    { ...password, trustedAt: after },
  ],
  [
    'uses a browser whose trust was revoked',
    true,
    { ...enrolled, trustAfter: now },
    { ...password, trustedAt: before },
  ],
  [
    'uses a browser trusted at the very moment all trust was revoked',
    true,
    { ...enrolled, trustAfter: now },
    { ...password, trustedAt: now },
  ],
  [
    'uses a browser that was never trusted, after all trust was revoked',
    true,
    { ...enrolled, trustAfter: now },
    password,
  ],
] as const)('A person who %s is asked for a second step: %s', ([, isAsked, factor, firstStep]) => {
  expect(needsSecondStep(factor, firstStep)).toBe(isAsked)
})
