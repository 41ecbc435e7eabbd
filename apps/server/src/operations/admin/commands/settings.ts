import { asc, eq } from 'drizzle-orm'
import { captchaModes, readMode } from '../../../protection/captcha/captcha-config.ts'
import { settings as table } from '../../../database/schema/schema.ts'
import { UsageError, type Admin, type Command, type Outcome } from '../command.ts'
import { printTable } from '../print-table.ts'
import { recordLookUp, recordOperatorEvent } from '../record-operator-event.ts'

interface Setting {
  readonly expected: string
  /** Converts the text to the stored value; `undefined` if it is invalid. */
  readonly read: (text: string) => string | undefined
  readonly fromEnvironment: (admin: Admin) => string
  /** What the operator should know about this value; `undefined`: nothing. */
  readonly explain?: (admin: Admin, value: string) => string | undefined
}

const captchaMode: Setting = {
  expected: `one of ${captchaModes.join(', ')}`,
  read: readMode,
  fromEnvironment: ({ config }) => config.captcha.mode,
  explain: ({ config }, value) =>
    value === 'off' || config.captcha.service !== null
      ? undefined
      : 'No captcha is configured here: a server without one asks for none, whatever this says.',
}

/** The keys that the settings table may contain; all other settings come from the environment. */
const knownSettings: Readonly<Record<string, Setting>> = {
  captcha: captchaMode,
  captcha_register: captchaMode,
  captcha_recovery: captchaMode,
  currency: {
    expected: 'a currency of ISO 4217 such as USD',
    read: (text) => Intl.supportedValuesOf('currency').find((code) => code === text.toUpperCase()),
    fromEnvironment: ({ config }) => config.defaultCurrency,
  },
}

const keys = Object.keys(knownSettings).join(', ')

function findSetting(key: string): Setting {
  const setting = Object.hasOwn(knownSettings, key) ? knownSettings[key] : undefined
  if (setting === undefined) throw new UsageError(`There is no setting "${key}". There are: ${keys}.`)
  return setting
}

async function writeSetting(admin: Admin, key: string, text: string): Promise<Outcome> {
  const { expected, read, explain } = findSetting(key)
  const value = read(text.trim())
  if (value === undefined) throw new UsageError(`${key}: "${text}" is not ${expected}.`)
  await admin.queries.transaction(async (transaction) => {
    await transaction
      .insert(table)
      .values({ key, value })
      .onConflictDoUpdate({ target: table.key, set: { value } })
    const details = { key, value }
    await recordOperatorEvent(transaction, admin, { event: 'operator_set_setting', details })
  })
  const done = `${key} is ${value} now, for all servers on this database.`
  const remark = explain?.(admin, value)
  return { json: { key, value }, lines: remark === undefined ? [done] : [done, remark] }
}

export const set: Command = {
  name: 'set',
  parameters: ['<key>', '<value>'],
  summary: `sets ${keys} for all servers, in place of their environment`,
  run: (admin, { positionals: [key = '', value = ''] }) => writeSetting(admin, key, value),
}

export const captcha: Command = {
  name: 'captcha',
  parameters: [`<${captchaModes.join('|')}>`],
  summary: 'switches the captcha; the same as `set captcha`',
  run: (admin, { positionals: [mode = ''] }) => writeSetting(admin, 'captcha', mode),
}

export const unset: Command = {
  name: 'unset',
  parameters: ['<key>'],
  summary: 'leaves a setting to the environment again',
  async run(admin, { positionals: [key = ''] }) {
    const value = findSetting(key).fromEnvironment(admin)
    await admin.queries.transaction(async (transaction) => {
      await transaction.delete(table).where(eq(table.key, key))
      await recordOperatorEvent(transaction, admin, { event: 'operator_set_setting', details: { key } })
    })
    return { json: { key }, lines: [`${key} is what the environment says, here ${value}.`] }
  },
}

export const settings: Command = {
  name: 'settings',
  parameters: [],
  summary: 'what is set, and what comes from the environment',
  async run(admin) {
    const rows = await admin.queries.select().from(table).orderBy(asc(table.key))
    const stored = new Map(rows.map(({ key, value }) => [key, typeof value === 'string' ? value : null]))
    const all = Object.entries(knownSettings).map(([key, { fromEnvironment }]) => ({
      key,
      value: stored.get(key) ?? fromEnvironment(admin),
      isSet: stored.has(key),
    }))
    await recordLookUp(admin, { event: 'operator_listed_settings' })
    return {
      json: all,
      lines: printTable(
        all.map(({ key, value, isSet }) => [key, value, isSet ? 'set' : 'from the environment']),
      ),
    }
  },
}
