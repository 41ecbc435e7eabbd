import { randomUUID } from 'node:crypto'
import { newEmail, password } from '../../fuzz/person.ts'
import { publicUrl } from '../../product.ts'
import { answerAsDiscord, challenge, verifier } from '../../torture/social.ts'
import type { Scene } from './scene.ts'

export async function walkSocial({ context, inbox, open, provider }: Scene): Promise<void> {
  answerAsDiscord(provider)
  const browser = open()
  const start = { social: 'discord', pathname: '/', lang: 'en-001', code_challenge: challenge } as const
  const subject = randomUUID()
  for (let time = 0; time < 2; time++) {
    const { body } = await browser.call('profileNew', { body: start })
    await browser.call('socialFinish', {
      params: { social: 'discord' },
      body: {
        state: body.state,
        code: subject,
        code_verifier: verifier,
        lang: 'en-001',
        user_agent: 'proof',
      },
    })
  }
  const email = newEmail()
  await browser.call('passwordSetup', { body: { email, password } })
  await context.notifications.settled()
  const code = /\b(\d{6})\b/.exec(inbox.mails.at(-1)?.text ?? '')?.[1] ?? ''
  await browser.call('passwordSetupConfirm', { body: { code } })
  await browser.call('unlinkIdentity', { params: { social: 'discord' } })
  const { body } = await browser.call('socialLink', {
    params: { social: 'discord' },
    body: { social: 'discord', redirectUrl: `${publicUrl}/account`, password },
  })
  const state = new URL(body.url).searchParams.get('state') ?? ''
  const search = new URLSearchParams({ state, code: subject }).toString()
  const linked = await browser.request({ url: `/web/v1/auth/discord/link-callback?${search}` })
  if (linked.status >= 400) throw new Error(`linking answered ${linked.status}: ${linked.text}`)
}
