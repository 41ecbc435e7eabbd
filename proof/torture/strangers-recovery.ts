// Attacks on recovery: staying in an account after its owner has recovered it, and preventing the owner from recovering it.
import { randomInt } from 'node:crypto'
import { routes } from '@foyer/core/wire'
import { sendRequest, sendExpecting, cookiesOf } from '../send-request.ts'
import { processEach } from '../fuzz/tally.ts'
import { newEmail, password, readMailedToken, signUp } from '../fuzz/person.ts'
import type { Product, Server } from '../product.ts'
import type { Row } from '../report.ts'
import { answerAsDiscord, finishAuthorization, linkDiscord, startAuthorization } from './social.ts'
import { waitFor } from './wait-for.ts'

/** The owner's known address and device; strangers come from elsewhere. */
const ownerAddress = '198.51.100.1'
const newPassword = 'Owner2password'

/** The limits per account for unknown places. */
const limits = { recoveries: 5, guesses: 12, texts: 6 }

export async function runRecoveryStrangers(product: Product, rounds: number): Promise<Row[]> {
  answerAsDiscord(product.provider)
  const server = await product.start({
    TRUSTED_PROXIES: '127.0.0.1',
    LIMIT_RECOVERY_ACCOUNT: `${limits.recoveries}/3600`,
    LIMIT_CODES_PHONE: `${limits.guesses}/86400`,
    LIMIT_TEXTS_PHONE: `${limits.texts}/3600`,
  })
  const rows = [
    await registerTheirAddress(product, server, rounds),
    await recoverFromStrangers(product, server, rounds),
    await guessTheirCodes(product, server, rounds),
  ]
  await server.kill('SIGTERM')
  return rows
}

/**
 * A stranger has registered the owner's address and stayed signed in, and a former release has let them link a provider. The owner
 * recovers.
 */
async function registerTheirAddress(product: Product, { port }: Server, rounds: number): Promise<Row> {
  const faults: string[] = []
  for (let round = 0; round < rounds; round++) {
    const { email, cookie } = await signUp(port)
    const subject = String(randomInt(1e9, 1e10))
    const linking = await sendRequest(port, linkDiscord(cookie))
    if (!linking.text.includes('"identifier_unproven"')) faults.push(`linking was answered ${linking.text}`)
    await product.query(
      "insert into identities (social, subject, user_id) select 'discord', $1, id from users where email = $2",
      [subject, email],
    )
    await sendExpecting(port, 202, { ...routes.recovery, body: { email } })
    const token = await readMailedToken(product, email, '/recover/new-password')
    const recovered = await sendExpecting(port, 200, {
      ...routes.recoveryConfirm,
      body: { token, password: newPassword },
    })
    const owner: unknown = JSON.parse(recovered.text).id

    const session = await sendRequest(port, { ...routes.session, headers: { cookie } })
    if (session.status !== 401) faults.push(`the stranger's session: ${session.status}`)
    const login = await sendRequest(port, { ...routes.login, body: { email, password } })
    if (login.status !== 401) faults.push(`the stranger's password: ${login.status}`)
    const providerSignIn = await sendRequest(
      port,
      finishAuthorization('discord', await startAuthorization(port, 'discord'), { code: subject }),
    )
    if (providerSignIn.status === 200 && JSON.parse(providerSignIn.text).id === owner)
      faults.push('the stranger’s provider opens it')
  }
  return {
    name: 'strangers: an address registered, a provider linked to it, before its owner recovers',
    runs: rounds,
    result: 'password, session and provider no longer open the account',
    faults,
  }
}

async function recoverFromStrangers(product: Product, { port }: Server, rounds: number): Promise<Row> {
  const faults: string[] = []
  for (let round = 0; round < rounds; round++) {
    const email = newEmail()
    const registered = await sendExpecting(port, 201, {
      ...routes.register,
      headers: { 'x-forwarded-for': ownerAddress },
      body: { email, password },
    })
    // Only then does the address know the device.
    await product.query('update user_emails set verified_at = now() where email = $1', [email])
    const recover = (address: string, cookie = '') =>
      sendRequest(port, {
        ...routes.recovery,
        headers: { 'x-forwarded-for': address, cookie },
        body: { email },
      })
    const statuses: number[] = []
    await processEach(listAddresses(4 * limits.recoveries), 8, async (address) => {
      statuses.push((await recover(address)).status)
    })
    const acceptedCount = statuses.filter((status) => status === 202).length
    if (acceptedCount !== limits.recoveries)
      faults.push(`${acceptedCount} recoveries of strangers were taken`)
    const owner = await recover('192.0.2.2', cookiesOf(registered))
    if (owner.status !== 202) faults.push(`the owner is kept out: ${owner.status}`)
    const isEach = () => countMails(product, email) === limits.recoveries + 1 || undefined
    await waitFor('a mail for each recovery that was taken', isEach)
  }
  return {
    name: `strangers: ${4 * limits.recoveries} recoveries from as many addresses of one account`,
    runs: rounds,
    result: `${limits.recoveries} of them send a mail; the owner's own is sent from their device`,
    faults,
  }
}

async function guessTheirCodes(product: Product, { port }: Server, rounds: number): Promise<Row> {
  const faults: string[] = []
  for (let round = 0; round < rounds; round++) {
    const phone = `+1415${randomInt(2_000_000, 9_999_999)}`
    const registered = await sendExpecting(port, 201, {
      ...routes.register,
      headers: { 'x-forwarded-for': ownerAddress },
      body: { phone, password },
    })
    await product.query('update user_phones set verified_at = now() where phone = $1', [phone])
    const recover = (address: string, cookie = '') =>
      sendRequest(port, {
        ...routes.recovery,
        headers: { 'x-forwarded-for': address, cookie },
        body: { phone },
      })
    const confirm = (address: string, cookie: string, code: string) =>
      sendRequest(port, {
        ...routes.recoveryConfirm,
        headers: { 'x-forwarded-for': address, cookie },
        body: { phone, code, password: newPassword },
      })
    const ownerCookies = cookiesOf(registered)
    const started = await recover(ownerAddress, ownerCookies)
    const code = await readCode(product, phone)

    let checkedCount = 0
    for (const address of listAddresses(limits.texts + 2)) {
      // Each stranger requests their own code, and guesses at it until it is invalid.
      const cookie = cookiesOf(await recover(address))
      for (let guess = 0; guess < 5; guess++) {
        const { status } = await confirm(address, cookie, wrongCode(code))
        if (status === 200) faults.push('a guess was right')
        // The fifth wrong guess ends a code, and is answered like a code that is not valid.
        if (cookie !== '' && status !== 429) checkedCount++
      }
    }
    if (checkedCount !== limits.guesses) faults.push(`${checkedCount} guesses were looked at`)
    const confirmed = await confirm(ownerAddress, `${ownerCookies}; ${cookiesOf(started)}`, code)
    if (confirmed.status !== 200) faults.push(`the owner's own code: ${confirmed.status} ${confirmed.text}`)
    const texts = countTexts(product, phone)
    if (texts > limits.texts + 1) faults.push(`${texts} texts were sent to one phone`)
  }
  return {
    name: `strangers: ${limits.texts + 2} codes of one phone, each guessed at five times`,
    runs: rounds,
    result: `${limits.guesses} guesses are looked at and at most ${limits.texts} texts sent; the owner's code works`,
    faults,
  }
}

function listAddresses(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `203.0.113.${index + 1}`)
}

const wrongCode = (code: string) => (code === '000000' ? '000001' : '000000')

const countMails = ({ inbox }: Product, email: string) =>
  inbox.mails.filter(({ to }) => to?.some(({ address }) => address === email)).length

const countTexts = ({ inbox }: Product, phone: string) => inbox.texts.filter(({ to }) => to === phone).length

function readCode({ inbox }: Product, phone: string): Promise<string> {
  return waitFor('the text with the code', () => {
    const message = inbox.texts.find(({ to }) => to === phone)
    return /^(\d{6}) /.exec(message?.text ?? '')?.[1]
  })
}
