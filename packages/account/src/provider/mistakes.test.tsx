import { account, signIn, userButton } from '@foyer/core/messages/en-001'
import { afterEach, describe, expect, expectTypeOf, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import {
  Account,
  AccountProvider,
  OwnData,
  Password,
  SignOutButton,
  UserButton,
  type AccountProviderProps,
  type UserButtonProps,
} from '../index.ts'
import { FakeAccount } from '../testing/fake-account.ts'
import { renderPart } from '../testing/render-part.tsx'

afterEach(() => vi.restoreAllMocks())

describe('A mistake throws an error that says what to do:', () => {
  // React logs what a component throws to the console.
  const muteConsole = () => vi.spyOn(console, 'error').mockImplementation(() => {})

  it('a part without <FoyerProvider>', async () => {
    muteConsole()
    await expect(render(<Account messages={account} />)).rejects.toThrow('<FoyerProvider>')
  })

  it.each([
    ['a section without <Account>', <OwnData key="1" />],
    ['a section of two lists without <Account>', <Password key="2" />],
  ])('%s', async (_, part) => {
    muteConsole()
    await expect(renderPart(new FakeAccount(), part)).rejects.toThrow(
      'Put it into <Account messages={account}>…</Account>',
    )
  })

  it('a section in <AccountProvider> alone', async () => {
    muteConsole()
    const alone = (
      <AccountProvider messages={account}>
        <Password />
      </AccountProvider>
    )
    await expect(renderPart(new FakeAccount(), alone)).rejects.toThrow('<AccountProvider> is not enough')
  })

  it.each([
    ['another part', signIn],
    ['none', undefined],
  ])('messages of %s for the account, even if nobody is signed in', async (_, wrong) => {
    muteConsole()
    for (const Part of [AccountProvider, Account])
      await expect(renderPart(new FakeAccount(null), <Part messages={wrong as never} />)).rejects.toThrow(
        'pass messages={account}',
      )
  })

  it.each([
    ['another part', account],
    ['none', undefined],
  ])('messages of %s for the menu and the sign-out button, even if nobody is signed in', async (_, wrong) => {
    muteConsole()
    for (const Part of [UserButton, SignOutButton])
      await expect(renderPart(new FakeAccount(null), <Part messages={wrong as never} />)).rejects.toThrow(
        'pass messages={userButton}',
      )
  })

  it('messages of another part, which do not compile either', () => {
    expectTypeOf(account).toExtend<AccountProviderProps['messages']>()
    expectTypeOf(signIn).not.toExtend<AccountProviderProps['messages']>()
    expectTypeOf(userButton).not.toExtend<AccountProviderProps['messages']>()
    expectTypeOf(userButton).toExtend<UserButtonProps['messages']>()
    expectTypeOf(account).not.toExtend<UserButtonProps['messages']>()
  })
})
