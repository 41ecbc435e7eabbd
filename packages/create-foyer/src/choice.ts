import { parseArgs } from 'node:util'
import { UsageError } from './usage-error.ts'

export const templates = ['vite', 'next'] as const
type Template = (typeof templates)[number]

export interface Choice {
  /** Where the app goes, as it was typed. */
  readonly folder: string
  readonly template: Template
  readonly hasBackEnd: boolean
  /** A folder of tarballs to take Foyer's packages from, instead of the registry. */
  readonly packages?: string | undefined
}

/** Asks the person, where there is a terminal. */
export type Ask = (question: string) => Promise<string>

const example = 'npm create foyer@latest my-app -- --template vite'

/** Reads the arguments, and asks for what they leave out. @param ask `null`: nobody can be asked @throws UsageError */
export async function readChoice(args: readonly string[], ask: Ask | null): Promise<Choice> {
  const { positionals, values } = parse(args)
  if (positionals.length > 1)
    throw new UsageError(
      `One folder is enough, and these are ${positionals.length}: ${positionals.join(' ')}`,
    )
  const templateOption = values.template === undefined ? undefined : readTemplate(values.template)
  const [folder = await askOrFail(ask, 'Folder of the new app: ', `Name a folder: ${example}`)] = positionals
  if (folder.trim() === '') throw new UsageError(`Name a folder: ${example}`)
  const template =
    templateOption ??
    readTemplate(
      await askOrFail(ask, `Template (${templates.join(' or ')}): `, `Name a template: ${example}`),
    )
  const hasBackEnd = values['back-end'] ?? (templateOption === undefined && (await askYesOrNo(ask)))
  return { folder: folder.trim(), template, hasBackEnd, packages: values.packages }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        template: { type: 'string', short: 't' },
        'back-end': { type: 'boolean' },
        packages: { type: 'string' },
      },
    })
  } catch (error) {
    // Node's message goes on with advice about other programs.
    const [firstSentence = ''] = (error as Error).message.split('. ')
    throw new UsageError(`${firstSentence}. Such as: ${example}`, { cause: error })
  }
}

function readTemplate(text: string): Template {
  const found = templates.find((name) => name === text.trim().toLowerCase())
  if (found !== undefined) return found
  throw new UsageError(`There is no template "${text}": there are ${templates.join(' and ')}.`)
}

async function askOrFail(ask: Ask | null, question: string, message: string): Promise<string> {
  if (ask === null) throw new UsageError(message)
  return ask(question)
}

async function askYesOrNo(ask: Ask | null): Promise<boolean> {
  if (ask === null) return false
  return /^y(?:es)?$/i.test((await ask('With a back end that knows who is signed in? (y/N) ')).trim())
}
