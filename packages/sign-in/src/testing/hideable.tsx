import { Activity, useState, type ReactNode } from 'react'
import { expect } from 'vitest'
import { page } from 'vitest/browser'

const mode = page.getByRole('button', { name: /^(Hide|Show) the page$/ })

/** A part of an app that is hidden and shown again without being unmounted, such as a tab. */
export function Hideable({ children }: { readonly children: ReactNode }) {
  const [isHidden, setIsHidden] = useState(false)
  return (
    <>
      <Activity mode={isHidden ? 'hidden' : 'visible'}>{children}</Activity>
      <button type="button" onClick={() => setIsHidden(!isHidden)}>
        {isHidden ? 'Show the page' : 'Hide the page'}
      </button>
    </>
  )
}

/** Hides the page in `<Hideable>`, and shows it again. */
export async function hideAndShow(): Promise<void> {
  await mode.click()
  await expect.element(mode).toHaveTextContent('Show')
  await mode.click()
  await expect.element(mode).toHaveTextContent('Hide')
}
