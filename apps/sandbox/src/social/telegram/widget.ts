import { createHash, createHmac, randomBytes } from 'node:crypto'
import { telegramBot } from '../credentials.ts'
import { fullName, type Person } from '../people.ts'
import { telegramIdOf } from './dialect.ts'

/** The data that the widget returns. https://core.telegram.org/widgets/login-legacy */
export type WidgetFields = Readonly<Record<string, string | number>>

function describePerson(person: Person, authDate: number): WidgetFields {
  return {
    id: telegramIdOf(person.number),
    first_name: person.givenName,
    ...(person.familyName !== '' && { last_name: person.familyName }),
    username: person.username,
    photo_url: `https://t.me/i/userpic/320/${encodeURIComponent(fullName(person)).slice(0, 60)}.jpg`,
    auth_date: authDate,
  }
}

/** "Checking authorization": the sorted fields, one per line, keyed by the SHA-256 of the bot's token. */
function signFields(fields: WidgetFields, botToken: string = telegramBot.token): WidgetFields {
  const lines = Object.keys(fields)
    .toSorted()
    .map((name) => `${name}=${fields[name]}`)
  const key = createHash('sha256').update(botToken).digest()
  return { ...fields, hash: createHmac('sha256', key).update(lines.join('\n')).digest('hex') }
}

const hour = 3600

/** Forgeries by name. @param now in seconds @param previousFields the data that was returned last time */
export function forgeFields(
  answer: string,
  person: Person,
  now: number,
  previousFields: WidgetFields | null,
): WidgetFields {
  const fields = describePerson(person, now)
  switch (answer) {
    case 'wrong-hash':
      return { ...fields, hash: randomBytes(32).toString('hex') }
    case 'no-hash':
      return fields
    case 'other-bot':
      return signFields(fields, '9999999999:of-another-bot')
    case 'old-date':
      return signFields({ ...fields, auth_date: now - 25 * hour })
    case 'future-date':
      return signFields({ ...fields, auth_date: now + hour })
    case 'changed-field':
      return { ...signFields(fields), id: telegramIdOf(1) }
    case 'extra-field':
      return { ...signFields(fields), role: 'admin' }
    case 'used-hash':
      return previousFields ?? signFields(fields)
    default:
      return signFields(fields)
  }
}
