// Failures of providers: each kind, at each of their endpoints, must leave nothing half done.
import { ask, type Reply } from '../../ask.ts'
import { createSigner } from '../../../apps/server/src/testing/fake-provider.ts'
import { signUpProven } from '../../fuzz/person.ts'
import type { Product, Server } from '../../product.ts'
import type { Row } from '../../report.ts'
import { repeatAll, type Fault, type Outcome } from '../races/repeat.ts'
import { finishAuthorization, startAuthorization, startLink, type AuthorizationRequest } from '../social.ts'
import { spoilt, type Spoil } from './spoilt-answers.ts'
import { finishSteam, offerSteam, startSteam, steamId } from '../steam.ts'
import { codeFor, offerProviders, places, type SpoiltProviders } from './spoilt-providers.ts'

interface Scene {
  readonly product: Product
  readonly server: Server
  readonly providers: SpoiltProviders
}

let lastSubject = 5_000_000

export async function runProviderFaults(product: Product, rounds: number): Promise<Row[]> {
  // The server gives up a slow provider after this many seconds.
  const server = await product.start({ SOCIAL_TIMEOUT: '1' })
  const scene: Scene = { product, server, providers: await offerProviders(product.provider) }
  offerSteam(product.provider, scene.providers)
  const took = 'a round'
  const faults: readonly Fault[] = [
    ...Object.entries(spoilt).map(([name, spoil]) => ({
      name: `a provider ${name}`,
      took: `all ${places.length} places, a link, and the same once it is well`,
      run: () => spoilAll(scene, spoil),
    })),
    { name: 'a provider changes its key', took, run: () => rotateKey(scene) },
    { name: 'a state that is over before its owner is back', took, run: () => comeTooLate(scene) },
    { name: 'a state that is over while the provider is slow', took, run: () => answerTooLate(scene) },
  ]
  const rows = await repeatAll(product, faults, rounds)
  await server.kill('SIGTERM')
  return rows
}

/** Makes all endpoints fail at once, and then work again for the same people. */
async function spoilAll(scene: Scene, spoil: Spoil): Promise<Outcome> {
  const { product, server, providers } = scene
  const startedAt = performance.now()
  const people = places.map(([social, place]) => ({ social, place, subject: String(++lastSubject) }))
  const linking = await signUpProven(product, server.port)
  const linked = String(++lastSubject)
  // A new key, so that the server has to fetch the keys again.
  Object.assign(providers, { spoil, areKeysSpoilt: true, signer: await createSigner(linked) })
  const faults = await Promise.all(
    people.map(async ({ social, place, subject }) => {
      const code = codeFor(place, subject)
      const authorization = await start(scene, social, code)
      return [
        ...expectRefused(await finish(scene, social, authorization, code), 424, 'social_provider_failed'),
        // The state is used up, although the sign-in failed.
        ...expectRefused(await finish(scene, social, authorization, code), 400, 'social_state_invalid'),
        ...(await expectStored(scene, social, subject, 0)),
      ].map((fault) => `${social}, ${place}: ${fault}`)
    }),
  )
  const bad = await ask(server.port, await startLink(server.port, linking.cookie, codeFor('token', linked)))
  if (bad.status !== 303 || !String(bad.headers.location).includes('error=social_provider_failed'))
    faults.push([`the link: ${bad.status} ${bad.headers.location}`])
  faults.push(await expectStored(scene, 'discord', linked, 0))

  providers.areKeysSpoilt = false
  faults.push(
    ...(await Promise.all(
      people.map(async ({ social, subject }) => {
        const code = codeFor('well', subject)
        const reply = await finish(scene, social, await start(scene, social, code), code)
        return [...expectIn(reply), ...(await expectStored(scene, social, subject, 1))].map(
          (fault) => `${social}, afterwards: ${fault}`,
        )
      }),
    )),
  )
  const good = await ask(server.port, await startLink(server.port, linking.cookie, codeFor('well', linked)))
  if (String(good.headers.location).includes('error'))
    faults.push([`the link again: ${good.headers.location}`])
  faults.push(await expectStored(scene, 'discord', linked, 1))
  return { faults: faults.flat(), took: performance.now() - startedAt }
}

/** A new key is accepted at once, and the old one no longer. */
async function rotateKey(scene: Scene): Promise<Outcome> {
  const startedAt = performance.now()
  const { providers } = scene
  const faults: string[] = []
  const enter = async (subject: string) => {
    const code = codeFor('well', subject)
    return finish(scene, 'google', await start(scene, 'google', code), code)
  }
  const retired = providers.signer
  const [before, after, forged] = [1, 2, 3].map(() => String(++lastSubject))
  faults.push(...expectIn(await enter(before ?? '')))
  providers.signer = await createSigner(`after ${before}`)
  faults.push(...expectIn(await enter(after ?? '')))
  // The new key is published, but the token is signed with the old one.
  const { jwk } = providers.signer
  providers.signer = { jwk, sign: retired.sign }
  faults.push(...expectRefused(await enter(forged ?? ''), 424, 'social_provider_failed'))
  faults.push(...(await expectStored(scene, 'google', forged ?? '', 0)))
  providers.signer = await createSigner(`next ${before}`)
  return { faults, took: performance.now() - startedAt }
}

async function comeTooLate(scene: Scene): Promise<Outcome> {
  const startedAt = performance.now()
  const { product } = scene
  const subject = String(++lastSubject)
  const code = codeFor('well', subject)
  const authorization = await start(scene, 'discord', code)
  await endStates(scene)
  const asked = product.provider.requests.length
  const faults = expectRefused(
    await finish(scene, 'discord', authorization, code),
    400,
    'social_state_invalid',
  )
  if (product.provider.requests.length > asked) faults.push('the provider was asked')
  faults.push(...(await expectStored(scene, 'discord', subject, 0)))
  faults.push(...expectIn(await finish(scene, 'discord', await start(scene, 'discord', code), code)))
  faults.push(...(await expectStored(scene, 'discord', subject, 1)))
  return { faults, took: performance.now() - startedAt }
}

/** The person is in time although the provider is slow: its delay must not count against them. */
async function answerTooLate(scene: Scene): Promise<Outcome> {
  const startedAt = performance.now()
  const subject = String(++lastSubject)
  const code = codeFor('late', subject)
  const authorization = await start(scene, 'discord', code)
  scene.providers.onLate = () => endStates(scene)
  const faults = expectIn(await finish(scene, 'discord', authorization, code))
  faults.push(...(await expectStored(scene, 'discord', subject, 1)))
  return { faults, took: performance.now() - startedAt }
}

async function endStates({ product }: Scene): Promise<void> {
  await product.query(`update social_states set expires_at = now() - interval '1 second'`)
}

async function start(
  { server, providers }: Scene,
  social: string,
  code: string,
): Promise<AuthorizationRequest> {
  const authorization = await startAuthorization(server.port, social)
  if (authorization.nonce !== null) providers.nonces.set(code, authorization.nonce)
  if (social === 'steam') await startSteam(server.port, authorization)
  return authorization
}

function finish(
  { product, server }: Scene,
  social: string,
  authorization: AuthorizationRequest,
  code: string,
): Promise<Reply> {
  const device = social === 'vk' ? { device_id: 'd' } : {}
  return ask(
    server.port,
    social === 'steam'
      ? finishSteam(product.provider, authorization, code)
      : finishAuthorization(social, authorization, { code, ...device }),
  )
}

function expectIn({ status, text }: Reply): string[] {
  return status === 200 ? [] : [`not in: ${status} ${text}`]
}

function expectRefused({ status, text }: Reply, expected: number, code: string): string[] {
  return status === expected && text.includes(`"${code}"`) ? [] : [`answered ${status} ${text}`]
}

/** Nothing is stored for a rejected person; for an accepted one, a single user with a single session. */
async function expectStored(
  { product }: Scene,
  social: string,
  subject: string,
  times: 0 | 1,
): Promise<string[]> {
  const [counted] = await product.query<Record<string, string>>(
    `select (select count(*) from identities where social = $1 and subject = $2) as links,
      (select count(*) from audit_events where account = $1 || ':' || $2 and event in ('register', 'login')) as entries,
      (select count(*) from identities i join users u on u.id = i.user_id where i.social = $1 and i.subject = $2) as users,
      (select count(*) from identities i join sessions s on s.user_id = i.user_id where i.social = $1 and i.subject = $2) as sessions`,
    [social, social === 'steam' ? steamId(subject) : subject],
  )
  const { links, entries, users, sessions } = counted ?? {}
  const isRight =
    [links, users, sessions].every((count) => Number(count) === times) &&
    (times === 1 || Number(entries) === 0)
  return isRight ? [] : [`stored is ${JSON.stringify(counted)}, not ${times} of each`]
}
