import { cdp } from 'vitest/browser'

/** The part of Chromium's protocol that types as an input method does. */
interface InputProtocol {
  send(
    method: 'Input.imeSetComposition',
    params: { text: string; selectionStart: number; selectionEnd: number },
  ): Promise<unknown>
  send(method: 'Input.insertText', params: { text: string }): Promise<unknown>
}

/** Shows a text that is still being composed; an empty one gives the composition up. */
export function composeText(text: string): Promise<unknown> {
  const { length } = text
  return protocol().send('Input.imeSetComposition', { text, selectionStart: length, selectionEnd: length })
}

/** Ends the composition with a text; without one, puts the text in at once. */
export function insertText(text: string): Promise<unknown> {
  return protocol().send('Input.insertText', { text })
}

function protocol(): InputProtocol {
  return cdp() as InputProtocol
}
