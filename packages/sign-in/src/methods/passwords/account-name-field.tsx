import { visuallyHidden } from '@foyer/kit/visually-hidden'

/**
 * Tells password managers which account a new password belongs to, because nothing else on the page does. Hidden from everybody else, but
 * rendered, because password managers skip inputs with `display: none`.
 * Source: https://www.chromium.org/developers/design-documents/form-styles-that-chromium-understands/
 */
export function AccountNameField({ name }: { readonly name: string }) {
  return (
    <input
      className={visuallyHidden}
      type="text"
      name="username"
      autoComplete="username"
      value={name}
      readOnly
      tabIndex={-1}
      aria-hidden="true"
    />
  )
}
