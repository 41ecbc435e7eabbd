// Failures of providers: each kind, at each of their endpoints, must leave nothing half done.
import { sendRequest } from '../../send-request.ts'
import { createSigner } from '../../../apps/server/src/testing/fake-provider.ts'
import { signUpProven } from '../../fuzz/person.ts'
import type { Product } from '../../product.ts'
import type { Row } from '../../report.ts'
import { repeatAll, type Fault, type Outcome } from '../races/repeat.ts'
import { startLink } from '../social.ts'
import { failures, type FailResponse } from './spoilt-answers.ts'
import { offerSteam } from '../steam.ts'
import { codeFor, offerProviders, endpoints } from './spoilt-providers.ts'
import {
  expectRefused,
  expectSignedIn,
  expectStored,
  finishSignIn,
  startSignIn,
  type FaultContext,
} from './provider-sign-in.ts'

let lastSubject = 5_000_000

export async function runProviderFaults(product: Product, rounds: number): Promise<Row[]> {
  // The server gives up a slow provider after this many seconds.
  const server = await product.start({ SOCIAL_TIMEOUT: '1' })
  const context: FaultContext = { product, server, providers: await offerProviders(product.provider) }
  offerSteam(product.provider, context.providers)
  const measures = 'a round'
  const faults: readonly Fault[] = [
    ...Object.entries(failures).map(([name, spoil]) => ({
      name: `a provider ${name}`,
      measures: `all ${endpoints.length} places, a link, and the same once it is well`,
      run: () => failAllEndpoints(context, spoil),
    })),
    { name: 'a provider changes its key', measures, run: () => rotateKey(context) },
    { name: 'a state that is over before its owner is back', measures, run: () => returnTooLate(context) },
    { name: 'a state that is over while the provider is slow', measures, run: () => answerTooLate(context) },
  ]
  const rows = await repeatAll(product, faults, rounds)
  await server.kill('SIGTERM')
  return rows
}

/** Makes all endpoints fail at once, and then work again for the same people. */
async function failAllEndpoints(context: FaultContext, spoil: FailResponse): Promise<Outcome> {
  const { product, server, providers } = context
  const startedAt = performance.now()
  const visitors = endpoints.map(([social, endpoint]) => ({
    social,
    place: endpoint,
    subject: String(++lastSubject),
  }))
  const linking = await signUpProven(product, server.port)
  const linked = String(++lastSubject)
  // A new key, so that the server has to fetch the keys again.
  Object.assign(providers, { spoil, areKeysSpoilt: true, signer: await createSigner(linked) })
  const faults = await Promise.all(
    visitors.map(async ({ social, place: endpoint, subject }) => {
      const code = codeFor(endpoint, subject)
      const authorization = await startSignIn(context, social, code)
      return [
        ...expectRefused(
          await finishSignIn(context, social, authorization, code),
          424,
          'social_provider_failed',
        ),
        // The state is used up, although the sign-in failed.
        ...expectRefused(
          await finishSignIn(context, social, authorization, code),
          400,
          'social_state_invalid',
        ),
        ...(await expectStored(context, social, subject, 0)),
      ].map((fault) => `${social}, ${endpoint}: ${fault}`)
    }),
  )
  const failedLink = await sendRequest(
    server.port,
    await startLink(server.port, linking.cookie, codeFor('token', linked)),
  )
  if (
    failedLink.status !== 303 ||
    !String(failedLink.headers.location).includes('error=social_provider_failed')
  )
    faults.push([`the link: ${failedLink.status} ${failedLink.headers.location}`])
  faults.push(await expectStored(context, 'discord', linked, 0))

  providers.areKeysSpoilt = false
  faults.push(
    ...(await Promise.all(
      visitors.map(async ({ social, subject }) => {
        const code = codeFor('well', subject)
        const reply = await finishSignIn(context, social, await startSignIn(context, social, code), code)
        return [...expectSignedIn(reply), ...(await expectStored(context, social, subject, 1))].map(
          (fault) => `${social}, afterwards: ${fault}`,
        )
      }),
    )),
  )
  const successfulLink = await sendRequest(
    server.port,
    await startLink(server.port, linking.cookie, codeFor('well', linked)),
  )
  if (String(successfulLink.headers.location).includes('error'))
    faults.push([`the link again: ${successfulLink.headers.location}`])
  faults.push(await expectStored(context, 'discord', linked, 1))
  return { faults: faults.flat(), duration: performance.now() - startedAt }
}

/** A new key is accepted at once, and the old one no longer. */
async function rotateKey(context: FaultContext): Promise<Outcome> {
  const startedAt = performance.now()
  const { providers } = context
  const faults: string[] = []
  const signIn = async (subject: string) => {
    const code = codeFor('well', subject)
    return finishSignIn(context, 'google', await startSignIn(context, 'google', code), code)
  }
  const retired = providers.signer
  const [subjectBefore, subjectAfter, forgedSubject] = [1, 2, 3].map(() => String(++lastSubject))
  faults.push(...expectSignedIn(await signIn(subjectBefore ?? '')))
  providers.signer = await createSigner(`after ${subjectBefore}`)
  faults.push(...expectSignedIn(await signIn(subjectAfter ?? '')))
  // The new key is published, but the token is signed with the old one.
  const { jwk } = providers.signer
  providers.signer = { jwk, sign: retired.sign }
  faults.push(...expectRefused(await signIn(forgedSubject ?? ''), 424, 'social_provider_failed'))
  faults.push(...(await expectStored(context, 'google', forgedSubject ?? '', 0)))
  providers.signer = await createSigner(`next ${subjectBefore}`)
  return { faults, duration: performance.now() - startedAt }
}

async function returnTooLate(context: FaultContext): Promise<Outcome> {
  const startedAt = performance.now()
  const { product } = context
  const subject = String(++lastSubject)
  const code = codeFor('well', subject)
  const authorization = await startSignIn(context, 'discord', code)
  await expireStates(context)
  const previousRequestCount = product.provider.requests.length
  const faults = expectRefused(
    await finishSignIn(context, 'discord', authorization, code),
    400,
    'social_state_invalid',
  )
  if (product.provider.requests.length > previousRequestCount) faults.push('the provider was asked')
  faults.push(...(await expectStored(context, 'discord', subject, 0)))
  faults.push(
    ...expectSignedIn(
      await finishSignIn(context, 'discord', await startSignIn(context, 'discord', code), code),
    ),
  )
  faults.push(...(await expectStored(context, 'discord', subject, 1)))
  return { faults, duration: performance.now() - startedAt }
}

/** The person is in time although the provider is slow: its delay must not count against them. */
async function answerTooLate(context: FaultContext): Promise<Outcome> {
  const startedAt = performance.now()
  const subject = String(++lastSubject)
  const code = codeFor('late', subject)
  const authorization = await startSignIn(context, 'discord', code)
  context.providers.onLate = () => expireStates(context)
  const faults = expectSignedIn(await finishSignIn(context, 'discord', authorization, code))
  faults.push(...(await expectStored(context, 'discord', subject, 1)))
  return { faults, duration: performance.now() - startedAt }
}

async function expireStates({ product }: FaultContext): Promise<void> {
  await product.query(`update social_states set expires_at = now() - interval '1 second'`)
}
