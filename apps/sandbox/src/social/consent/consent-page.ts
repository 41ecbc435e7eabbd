import { html, renderPage, type Html } from '../../page/page.ts'
import { defaultAnswer, type AnswerGroup } from '../answers.ts'
import { fullName, people, newPersonId, type Person } from '../people.ts'

/** What the consent page shows. */
export interface Question {
  /** The provider's name. */
  readonly provider: string
  /** The address that the person will be redirected to. */
  readonly returnTo: string
  /** The address that the choice is posted to. */
  readonly action: string
  readonly groups: readonly AnswerGroup[]
}

/** The form for choosing who signs in and how the provider answers. */
export function renderConsentPage({ provider, returnTo, action, groups }: Question): string {
  return renderPage(
    `Sign in with ${provider}`,
    html`<h1>Sign in with ${provider}</h1>
      <p class="quiet">A fake ${provider}. You go back to <b>${new URL(returnTo).origin}</b>.</p>
      <form method="post" action="${action}" class="consent">
        <label for="answer">Answer</label>
        <select id="answer" name="answer">
          <option value="${defaultAnswer.id}">${defaultAnswer.title}</option>
          ${groups.map(renderGroup)}
        </select>
        <h2 id="people">Who are you?</h2>
        <ul class="rows" aria-labelledby="people">
          ${people.map(renderPerson)}
          <li>
            <button type="submit" name="person" value="${newPersonId}">
              <b>Continue as somebody new</b><span class="quiet">Somebody else each time</span>
            </button>
          </li>
        </ul>
        <button type="submit" name="deny" value="deny">Deny</button>
      </form>`,
  )
}

function renderGroup({ title, answers }: AnswerGroup): Html {
  return html`<optgroup label="${title}">
    ${answers.map(({ id, title }) => html`<option value="${id}">${title}</option>`)}
  </optgroup>`
}

function renderPerson(person: Person): Html {
  return html`<li>
    <button type="submit" name="person" value="${person.id}">
      <b>Continue as <bdi>${fullName(person)}</bdi></b
      ><span class="quiet">${person.note}</span>
    </button>
  </li>`
}

/**
 * Continues with a page instead of a redirect: Chromium checks each redirect after a form against the page's `form-action`, which cannot
 * name [::1], and Foyer may redirect again to an origin that this page does not know.
 */
export function renderWayBack(target: string, returnTo: string): string {
  return renderPage(
    'Going back',
    html`<h1>Going back</h1>
      <p><a href="${target}">Continue to ${new URL(returnTo).origin}</a></p>`,
    html`<meta http-equiv="refresh" content="0; url=${target}" />`,
  )
}

export function renderErrorPage(provider: string, reason: string): string {
  return renderPage(
    'Not this way',
    html`<h1>${provider} does not answer this</h1>
      <p>${reason}</p>
      <p class="quiet">The real service shows a page of its own here too, and sends nobody back.</p>`,
  )
}
