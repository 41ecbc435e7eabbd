import { html, type Html } from '../page/page.ts'
import type { Entry } from './codes.ts'

export interface RunningEntry extends Omit<Entry, 'secret'> {
  readonly code: string
}

/** The page of the app: a field in which to paste a key, and the codes. `problem`: why the last key was refused, or empty. */
export function renderAuthenticator(
  entries: readonly RunningEntry[],
  secondsLeft: number,
  problem: string,
): Html {
  return html`<h1>Authenticator</h1>
    <form method="post" action="/authenticator">
      <label for="key">Key, or otpauth:// address of a QR code</label>
      <input id="key" name="key" required autocomplete="off" spellcheck="false" aria-describedby="problem" />
      <p id="problem" role="alert">${problem}</p>
      <button type="submit">Add</button>
    </form>
    ${
      entries.length > 0
        ? html`<p class="quiet">The next codes in <b data-seconds>${secondsLeft}</b> s</p>
            <ul class="rows">
              ${entries.map(renderEntry)}
            </ul>`
        : html`<p class="quiet">
            Nothing here yet. Set up an authenticator app in Foyer, and paste its key.
          </p>`
    }
    <script src="/authenticator.js" defer></script>`
}

function renderEntry({ id, issuer, account, code }: RunningEntry): Html {
  const name = [issuer, account].filter((part) => part !== '').join(': ') || 'A key without a name'
  return html`<li class="row">
    <b>${name}</b>
    <output class="code" data-entry="${id}">${code}</output>
    <form method="post" action="/authenticator/${id}/remove">
      <button type="submit" aria-label="Remove ${name}">Remove</button>
    </form>
  </li>`
}
