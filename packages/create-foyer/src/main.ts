#!/usr/bin/env node
import { relative } from 'node:path'
import process from 'node:process'
import { createInterface } from 'node:readline/promises'
import { checkNode } from './check-node.ts'
import { readChoice, type Choice } from './choice.ts'
import { describeNextSteps } from './describe-next-steps.ts'
import { UsageError } from './usage-error.ts'
import { writeApp } from './write-app.ts'

try {
  checkNode(process.versions.node)
  const folder = writeApp(await promptForChoice(), process.cwd())
  const steps = describeNextSteps(relative(process.cwd(), folder))
  process.stdout.write(`The app is in ${folder}. Its README.md says how to start it:\n\n${steps}`)
} catch (error) {
  if (!(error instanceof UsageError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}

async function promptForChoice(): Promise<Choice> {
  const { stdin: input, stdout: output } = process
  const args = process.argv.slice(2)
  if (!input.isTTY || !output.isTTY) return readChoice(args, null)
  const terminal = createInterface({ input, output })
  // Ctrl-C and Ctrl-D close it; without the signal, its question would never settle.
  const closeController = new AbortController()
  terminal.once('close', () => closeController.abort())
  try {
    return await readChoice(args, (question) =>
      terminal.question(question, { signal: closeController.signal }),
    )
  } catch (error) {
    if (closeController.signal.aborted) throw new UsageError('\nNothing was written.', { cause: error })
    throw error
  } finally {
    terminal.close()
  }
}
