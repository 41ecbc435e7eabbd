import { account } from '@foyer/core/messages/en-001'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { Account, AccountProvider, type PageComponent } from '../index.ts'
import { FakeAccount } from '../testing/fake-account.ts'
import { renderPart } from '../testing/render-part.tsx'

const links = { rooms: { profile: '/me', security: '/me/security' } }
const Titled: PageComponent = ({ title, children }) => <section aria-label={title}>{children}</section>

it.each([
  ['takes the options of the provider around it', undefined, '/me/security'],
  ['prefers its own options', { rooms: { profile: '/own', security: '/own/security' } }, '/own/security'],
])('The account %s', async (_title, ownLinks, address) => {
  await renderPart(
    new FakeAccount(),
    <AccountProvider messages={account} links={links} Page={Titled} section="passkeys">
      <Account links={ownLinks} />
    </AccountProvider>,
  )
  // The room of the section, with a link to it.
  await expect.element(page.getByRole('link', { name: 'Security' }).first()).toHaveAttribute('href', address)
  await expect.element(page.getByRole('heading', { name: 'Passkeys' })).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'Security', exact: true })).toBeVisible()
})
