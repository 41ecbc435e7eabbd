import { StrictMode, type FunctionComponent, type ReactNode } from 'react'
import { expect } from 'vitest'
import { render, type ComponentRenderOptions } from 'vitest-browser-react'
import { KitRouter, type RouterAdapter } from '../router/index.ts'
import { ModalLayer, Modals, ModalStore, type ModalContentProps } from '../surfaces/modal/index.ts'

/** Modal content with a field, a button that answers, and a link. */
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

export const nameForm = { title: 'Your name', content: NameForm }

/** The result of a modal that the person has closed without an answer. */
export const cancelled = { intent: 'cancel', source: 'input' } as const

/** Modal content with a guard that keeps it open until the test allows it to close, like a form with unsaved changes. */
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

/** Renders a button and a modal layer. `options`: where to render. */
export async function renderModals(
  children: ReactNode = null,
  router: RouterAdapter | null = null,
  options: ComponentRenderOptions = {},
) {
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
    options,
  )
  return { store, screen }
}

/** Presses the page's button, which gets the focus, and then opens the modal of `NameForm`. */
export async function openNameForm() {
  const { store, screen } = await renderModals()
  await screen.getByRole('button', { name: 'Before' }).click()
  const promise = store.open('name', nameForm)
  const dialog = screen.getByRole('dialog', { name: 'Your name' })
  await expect.element(dialog).toBeVisible()
  return { store, screen, promise, dialog }
}
