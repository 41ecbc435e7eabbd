import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { findAxeViolations } from '../testing/find-axe-violations.ts'
import { answerJson } from '../testing/render-form.tsx'
import { dialog, note, passwordWay, renderProof, save } from '../testing/render-proof.tsx'
import { wrong } from '../testing/second-step-server.tsx'

const totpWay = { way: 'totp' } as const
const code = dialog.getByRole('textbox', { name: 'Code from your authenticator app' })
const saved = (count: number) => expect.element(page.getByText(`Saved ${count} times`)).toBeVisible()

describe('The dialog for a proof, with an authenticator app', () => {
  it('sends the call again once the code is complete, and keeps what was typed on the page', async () => {
    const { proofs } = await renderProof([totpWay])
    await note.fill('Half a sentence')
    await save.click()
    await expect.element(code).toHaveFocus()
    await Promise.all(document.getAnimations().map(({ finished }) => finished))
    expect(await findAxeViolations()).toEqual([])
    await userEvent.keyboard('123456')
    await saved(1)
    expect(proofs()).toEqual([{ totp: '123456' }])
    await expect.element(save).toHaveFocus()
    await expect.element(note).toHaveValue('Half a sentence')
  })

  it('says at the field that a code is wrong, and takes the next', async () => {
    const { server, prove, proofs } = await renderProof([totpWay])
    server.answers['POST /web/v1/auth/proof'] = wrong('totp', 'totp_wrong', 'That code is not right.')
    await save.click()
    await code.fill('123456')
    await expect.element(code).toHaveAccessibleDescription('That code is not right.')
    await expect.element(code).toHaveFocus()
    server.answers['POST /web/v1/auth/proof'] = prove
    await userEvent.keyboard('654321')
    await saved(1)
    expect(proofs()).toEqual([{ totp: '123456' }, { totp: '654321' }])
  })

  it('asks for the app’s code, and does not use the password that was passed with the call', async () => {
    const { proofs } = await renderProof([totpWay], {
      send: (api) => api.call('exportAccount', { proof: { password: 'Corridor-1' } }),
    })
    await save.click()
    await expect.element(code).toHaveFocus()
    await userEvent.keyboard('123456')
    await saved(1)
    expect(proofs()).toEqual([{ totp: '123456' }])
  })

  it('says that a password is not enough if an app was set up meanwhile, and then asks for the app’s code', async () => {
    const { server, prove, proofs } = await renderProof([passwordWay])
    const refuse = answerJson(403, {
      code: 'proof_needed',
      message: 'Confirm that it is you to continue.',
      ways: [totpWay],
    })
    server.answers['POST /web/v1/auth/proof'] = refuse
    await save.click()
    await dialog.getByLabelText('Password', { exact: true }).fill('Corridor-1')
    await userEvent.keyboard('{Enter}')
    await expect
      .element(dialog.getByRole('alert').filter({ hasText: 'Confirm that it is you to continue.' }))
      .toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    server.answers['GET /web/v1/auth/account/export'] = () =>
      proofs().length > 1 ? answerJson(200, {})() : refuse()
    server.answers['POST /web/v1/auth/proof'] = prove
    await save.click()
    await code.fill('123456')
    await saved(1)
  })

  it('can be chosen from several ways by keyboard alone', async () => {
    const { proofs } = await renderProof([passwordWay, totpWay])
    save.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(dialog.getByLabelText('Password', { exact: true })).toHaveFocus()
    dialog.getByRole('button', { name: 'Use another way' }).element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(dialog.getByRole('button', { name: 'Use your authenticator app' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(code).toHaveFocus()
    await userEvent.keyboard('123456')
    await saved(1)
    expect(proofs()).toEqual([{ totp: '123456' }])
  })
})
