import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { creationOptions } from '../testing/passkey-options.ts'
import { disableAutofill, withPasskeys } from '../testing/passkey-browser.ts'
import {
  answerIdentifiers,
  answerJson,
  listIdentifier,
  renderForm,
  user,
  type Answer,
} from '../testing/render-form.tsx'
import { createSecondStepServer, renderStep, totp } from '../testing/second-step-server.tsx'
import { fillIn, submit } from '../testing/sign-in-controls.ts'
import { SignIn } from './sign-in.tsx'

withPasskeys()
beforeEach(disableAutofill)

/** Whether the browser can create a passkey without asking. */
function canCreate(conditionalCreate: boolean): void {
  vi.spyOn(PublicKeyCredential, 'getClientCapabilities').mockResolvedValue({ conditionalCreate })
}

/** Drops `mediation`, because in a conditional request Chromium's virtual authenticator waits for a presence that nobody confirms. */
function watchCreation() {
  const { credentials } = navigator
  const create = credentials.create.bind(credentials)
  return vi
    .spyOn(credentials, 'create')
    .mockImplementation(({ publicKey } = {}) => create(publicKey && { publicKey }))
}

const refuse = (status: number, code: string) =>
  answerJson(status, { code, message: 'Not so.', ways: [{ way: 'password' }] })

/** Signs in with a password; then the server answers these, in turn. */
async function signIn(...answers: readonly Answer[]) {
  const rendered = await renderForm(<SignIn />, answerJson(200, user))
  await fillIn()
  rendered.answer.mockImplementationOnce(answerJson(200, user))
  for (const answer of answers) rendered.answer.mockImplementationOnce(answer)
  await submit.click()
  await expect.poll(() => rendered.session.getState().status).toBe('signed-in')
  return rendered
}

describe('After a sign-in with a password', () => {
  it('a passkey is created without a question if the browser can do that', async () => {
    canCreate(true)
    const create = watchCreation()
    const { sent } = await signIn(answerJson(200, { options: creationOptions }), answerJson(201, {}))
    await expect.poll(() => sent.length).toBe(3)
    expect(create.mock.calls[0]?.[0]).toMatchObject({ mediation: 'conditional' })
    expect(sent[2]?.body).toEqual({
      credential: expect.objectContaining({ type: 'public-key' }),
      isAutomatic: true,
      lang: 'en-001',
    })
  })

  it('and a second step, a passkey is created too', async () => {
    canCreate(true)
    const create = watchCreation()
    const server = createSecondStepServer()
    server.answers['GET /web/v1/auth/identifiers'] = answerIdentifiers
    server.answers['POST /web/v1/auth/passkeys/options'] = answerJson(200, { options: creationOptions })
    server.answers['POST /web/v1/auth/passkeys'] = answerJson(201, {})
    const { bodies } = await renderStep(server, <SignIn signInMethods={['password', 'passkey']} />)
    await fillIn()
    await submit.click()
    await totp.fill('123456')
    await expect.poll(() => bodies('POST /web/v1/auth/passkeys')).toMatchObject([{ isAutomatic: true }])
    expect(create).toHaveBeenCalledOnce()
  })

  it('no passkey is created if the browser cannot do that without a question', async () => {
    canCreate(false)
    const create = watchCreation()
    const { sent } = await signIn()
    await expect.poll(() => vi.mocked(PublicKeyCredential.getClientCapabilities).mock.calls.length).toBe(1)
    expect(sent).toHaveLength(1)
    expect(create).not.toHaveBeenCalled()
  })

  it('no passkey is requested for an unproven account, so that the console shows no refused call', async () => {
    canCreate(true)
    const create = watchCreation()
    const unproven = vi.fn<Answer>(listIdentifier(null))
    answerIdentifiers.mockImplementationOnce(unproven)
    const { sent } = await signIn()
    await expect.poll(() => unproven.mock.calls.length).toBe(1)
    expect(sent).toHaveLength(1)
    expect(create).not.toHaveBeenCalled()
  })

  it('no passkey is created, and nobody is asked, if the server wants a proof first', async () => {
    canCreate(true)
    const create = watchCreation()
    const { sent } = await signIn(refuse(403, 'proof_needed'))
    await expect.poll(() => sent.length).toBe(2)
    expect(page.getByRole('dialog').elements()).toEqual([])
    expect(page.getByText('Not so.').elements()).toEqual([])
    expect(create).not.toHaveBeenCalled()
  })

  it.each([
    ['the answer was lost', () => Promise.reject(new TypeError('Down')), 'rejected'],
    ['a proxy answered', refuse(502, 'bad_gateway'), 'fulfilled'],
  ] as const)('a passkey that the server may have added is kept, if only %s', async (_, answer, settled) => {
    canCreate(true)
    const forget = vi.spyOn(PublicKeyCredential, 'signalUnknownCredential').mockResolvedValue(undefined)
    watchCreation()
    const add = vi.fn<Answer>(answer)
    await signIn(answerJson(200, { options: creationOptions }), add)
    await expect.poll(() => add.mock.settledResults.at(-1)?.type).toBe(settled)
    await new Promise(requestAnimationFrame)
    expect(forget).not.toHaveBeenCalled()
  })

  it('a passkey that the server refuses is forgotten again', async () => {
    canCreate(true)
    watchCreation()
    const forget = vi.spyOn(PublicKeyCredential, 'signalUnknownCredential').mockResolvedValue(undefined)
    await signIn(answerJson(200, { options: creationOptions }), refuse(409, 'passkey_limit'))
    await expect.poll(() => forget.mock.calls.length).toBe(1)
    expect(page.getByText('Not so.').elements()).toEqual([])
  })
})
