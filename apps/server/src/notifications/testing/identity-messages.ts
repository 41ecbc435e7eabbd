import type { Locale } from '@foyer/core/wire'
import type { Sender } from '../sender.ts'
import type { Requester } from '../describe-requester.ts'
import type { FactorNews } from '../factor-news.ts'
import {
  writePasswordSetupMail,
  writeLinkedMail,
  writePasswordChangedMail,
  writeRecoveryMail,
} from '../mail/account-mails.ts'
import { writeOneTimeCodeMail } from '../mail/code-mails.ts'
import { writeFactorMail } from '../mail/factor-mails.ts'
import { writeDeletedMail, writeExportedMail, writeSignInMail } from '../mail/notice-mails.ts'
import {
  writeAccountExistsMail,
  writeFirstProofMail,
  writeIdentifierNoticeMail,
  writeUndoneMail,
} from '../mail/identifier-mails.ts'
import { writeDeletedSms, writeExportedSms, writeLinkedSms } from '../sms/account-sms.ts'
import { writeOneTimeCodeSms } from '../sms/code-sms.ts'
import { writeFactorSms } from '../sms/factor-sms.ts'
import {
  writeAccountExistsSms,
  writeFirstProofSms,
  writeIdentifierNoticeSms,
  writeUndoneSms,
} from '../sms/identifier-sms.ts'

const host = 'accounts.example.com'
/** Of an installation with passwords. */
export const sender: Sender = { appName: 'Foyer', publicUrl: `https://${host}`, hasPasswords: true }
export const code = '493027'
/** A token as long as those in real links. */
export const token = 'Zk3vQ0x1mT7yB5nR9cW2dF6gH8jL4pS-aE_uIoYtXwM'
export const requester: Requester = {
  address: '2001:db8::7',
  userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/156.0.0.0 Safari/537.36',
  at: new Date('2026-11-25T04:16:26Z'),
}

const purposes = ['sign-in', 'sign-up', 'verify', 'proof', 'change'] as const
const events = ['added', 'changed', 'removed'] as const
const identifiers = [
  ['email', 'ada.lovelace@example.com'],
  ['phone', '+447400123456'],
] as const
const proofs = [
  { unlinked: [], hadPassword: false },
  { unlinked: ['google'], hadPassword: false },
  { unlinked: ['google', 'facebook'], hadPassword: true },
]

const factorNews: readonly FactorNews[] = [
  { change: 'passkey_added' },
  { change: 'passkey_removed' },
  { change: 'social_unlinked', social: 'google' },
  { change: 'totp_enrolled' },
  { change: 'totp_removed' },
  { change: 'recovery_codes_made' },
  { change: 'recovery_code_used', left: 9 },
  { change: 'operator_removed' },
]

interface Values {
  readonly by?: Requester
  readonly from?: Sender
}

/** Every mail about identity in a language, each with a name and the address of its button. */
export function writeMails(locale: Locale, { by = requester, from = sender }: Values = {}) {
  const message = { to: 'ada@example.com', locale, requester: by }
  const codeMessage = { ...message, code, minutes: 10 }
  const { publicUrl } = from
  return [
    ...purposes.map((purpose) => ({
      name: `code ${purpose}`,
      link: `${publicUrl}/verify#code=${code}&purpose=${purpose}`,
      mail: writeOneTimeCodeMail(from, { ...codeMessage, purpose }),
    })),
    ...events.flatMap((event) =>
      identifiers.map(([kind, value]) => ({
        name: `${kind} ${event}`,
        link: `${publicUrl}/undo#token=${token}`,
        mail: writeIdentifierNoticeMail(from, { ...message, event, kind, value, undoToken: token }),
      })),
    ),
    {
      name: 'undone',
      link: `${publicUrl}${from.hasPasswords ? '/recover' : '/account'}`,
      mail: writeUndoneMail(from, message),
    },
    ...listProofs(from).map((proof) => ({
      name: `first proof ${proof.unlinked.length}`,
      link: `${publicUrl}${from.hasPasswords ? '/recover' : '/account'}`,
      mail: writeFirstProofMail(from, { ...message, ...proof }),
    })),
    { name: 'account exists', link: `${publicUrl}/sign-in`, mail: writeAccountExistsMail(from, message) },
    {
      name: 'linked',
      link: `${publicUrl}${from.hasPasswords ? '/recover' : '/account'}`,
      mail: writeLinkedMail(from, { ...message, social: 'google' }),
    },
    ...factorNews.map((news) => ({
      name: news.change,
      link: `${publicUrl}${from.hasPasswords ? '/recover' : '/account'}`,
      mail: writeFactorMail(from, { ...message, news }),
    })),
    { name: 'sign-in', link: `${publicUrl}/account#sessions`, mail: writeSignInMail(from, message) },
    {
      name: 'exported',
      link: `${publicUrl}${from.hasPasswords ? '/recover' : '/account'}`,
      mail: writeExportedMail(from, message),
    },
    { name: 'deleted', link: null, mail: writeDeletedMail(from, message) },
    ...(from.hasPasswords ? writePasswordMails(locale, { by, from }) : []),
  ]
}

/** The mails that are only sent where people have passwords. */
function writePasswordMails(locale: Locale, { by, from }: Required<Values>) {
  const message = { to: 'ada@example.com', locale, requester: by }
  const { publicUrl } = from
  return [
    {
      name: 'recovery',
      link: `${publicUrl}/recover/new-password#token=${token}`,
      mail: writeRecoveryMail(from, { ...message, token }),
    },
    {
      name: 'password changed',
      link: `${publicUrl}/recover`,
      mail: writePasswordChangedMail(from, { ...message, unlinked: ['google'] }),
    },
    {
      name: 'password setup',
      link: `${publicUrl}/account`,
      mail: writePasswordSetupMail(from, { ...message, code, minutes: 10 }),
    },
  ]
}

const listProofs = ({ hasPasswords }: Sender) =>
  proofs.filter(({ hadPassword }) => hasPasswords || !hadPassword)

/** Every text message about identity in a language, each with a name and its ending. */
export function writeTexts(locale: Locale, from: Sender = sender) {
  const message = { to: '+447400123456', locale }
  const end = from.hasPasswords ? '/recover' : '/sign-in'
  return [
    ...purposes.map((purpose) => ({
      name: `code ${purpose}`,
      end: `\n\n@${host} #${code}`,
      ...writeOneTimeCodeSms(from, { ...message, code, minutes: 10, purpose }),
    })),
    ...events.flatMap((event) =>
      identifiers.map(([kind, value]) => ({
        name: `${kind} ${event}`,
        end: ` ${from.publicUrl}/undo#token=${token}`,
        ...writeIdentifierNoticeSms(from, { ...message, event, kind, value, undoToken: token }),
      })),
    ),
    { name: 'undone', end: '', ...writeUndoneSms(from, message) },
    ...listProofs(from).map((proof) => ({
      name: `first proof ${proof.unlinked.length}`,
      end: '',
      ...writeFirstProofSms(from, { ...message, ...proof }),
    })),
    { name: 'account exists', end: ` ${from.publicUrl}${end}`, ...writeAccountExistsSms(from, message) },
    { name: 'exported', end: '', ...writeExportedSms(from, message) },
    { name: 'deleted', end: '', ...writeDeletedSms(from, message) },
    { name: 'linked', end: '', ...writeLinkedSms(from, { ...message, social: 'google' }) },
    ...factorNews.map((news) => ({
      name: news.change,
      end: '',
      ...writeFactorSms(from, { ...message, news }),
    })),
  ]
}
