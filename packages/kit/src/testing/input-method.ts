import { cdp } from 'vitest/browser'

/** The part of the Chrome DevTools Protocol that simulates an input method. */
interface InputProtocol {
  send(
    method: 'Input.imeSetComposition',
    params: { text: string; selectionStart: number; selectionEnd: number },
  ): Promise<unknown>
  send(method: 'Input.insertText', params: { text: string }): Promise<unknown>
}

/** Sets the text of the composition; an empty one cancels it. */
export function composeText(text: string): Promise<unknown> {
  const { length } = text
  return protocol().send('Input.imeSetComposition', { text, selectionStart: length, selectionEnd: length })
}

/** Ends the composition with a text; without a composition, inserts the text. */
export function insertText(text: string): Promise<unknown> {
  return protocol().send('Input.insertText', { text })
}

function protocol(): InputProtocol {
  return cdp() as InputProtocol
}
