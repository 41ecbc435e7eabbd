import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { Passkeys } from '../../index.ts'
import { factors } from '../../testing/fake-account.ts'
import { fakePasskeys, passkeysPath } from '../../testing/fake-passkeys.ts'
import { button, passkeyRows, renderSections, serveFactors } from '../../testing/render-factors.tsx'

type Listed = typeof factors.passkeys

const [synced, bound] = factors.passkeys
const signals = fakePasskeys()

/** Renders the passkeys of a server whose next change leaves these. */
async function renderBefore(passkeys: Listed, after: Listed): Promise<void> {
  const server = serveFactors({ passkeys })
  const answerAfter = (answer: () => Response) => () => {
    server.answers['GET /web/v1/auth/factors'] = () => Response.json({ ...factors, passkeys: after })
    return answer()
  }
  server.answers[`POST ${passkeysPath}`] = answerAfter(() => Response.json(synced, { status: 201 }))
  server.answers[`DELETE ${passkeysPath}/${synced?.id}`] = answerAfter(
    () => new Response(null, { status: 204 }),
  )
  await renderSections(server, <Passkeys />)
  await expect.poll(() => passkeyRows.elements()).toHaveLength(passkeys.length)
}

async function remove(): Promise<void> {
  await button('Remove iCloud Keychain').click()
  await button('Remove it').click()
  await expect.element(page.getByText(/has been removed from your account/)).toBeVisible()
}

describe('The password manager is told which passkeys the account has', () => {
  it.each<readonly [string, Listed, () => Promise<void>, Listed]>([
    ['once one is created', [], () => button('Add a passkey').click(), only(synced)],
    ['once one is removed', factors.passkeys, remove, only(bound)],
    ['with one that was added elsewhere since the page was loaded', only(synced), remove, only(bound)],
  ])('%s', async (_, before, change, after) => {
    await renderBefore(before, after)
    expect(signals.accepted).not.toHaveBeenCalled()
    await change()
    const allAcceptedCredentialIds = after.map(({ credentialId }) => credentialId)
    await expect
      .poll(() => signals.accepted.mock.calls)
      .toEqual([[{ rpId: 'localhost', userId: 'dXNlcg', allAcceptedCredentialIds }]])
  })
})

function only(passkey: Listed[number] | undefined): Listed {
  return passkey ? [passkey] : []
}
