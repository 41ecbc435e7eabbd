import { StrictMode, type FunctionComponent, type ReactNode } from 'react'
import { render } from 'vitest-browser-react'
import { KitRouter, type RouterAdapter } from '../router/index.ts'
import { ModalLayer, Modals, ModalStore, type ModalContentProps } from '../surfaces/modal/index.ts'

/** Content with a field, a button for the answer, and a link. */
export function NameForm({ modal }: ModalContentProps<string>) {
  return (
    <form action={(data) => modal.resolve(data.get('name') as string)}>
      <label>
        Name <input name="name" />
      </label>
      <button type="submit">Save</button>
      <a href="#terms" onClick={() => modal.cancel('description')}>
        Terms
      </a>
    </form>
  )
}

/** Content that refuses, as a form does that is not saved, until it is told to let go. */
export function createGuarded() {
  const requests: string[] = []
  const answer = { isAllowed: false as boolean | Promise<boolean> }
  const content: FunctionComponent<ModalContentProps<string>> = ({ modal }) => (
    <input
      aria-label="Draft"
      ref={() =>
        modal.guard((request) => {
          requests.push(`${request.intent} ${request.source}`)
          return answer.isAllowed
        })
      }
    />
  )
  return { requests, answer, content }
}

/** A page with a button, and a layer of its own. */
export async function renderModals(children: ReactNode = null, router: RouterAdapter | null = null) {
  const store = new ModalStore()
  const screen = await render(
    <StrictMode>
      <Modals value={store}>
        <button type="button">Before</button>
        {children}
        <KitRouter value={router}>
          <ModalLayer />
        </KitRouter>
      </Modals>
    </StrictMode>,
  )
  return { store, screen }
}
