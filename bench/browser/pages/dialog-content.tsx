/** The content of both dialogs. */
export function Name({ onDone }: { readonly onDone: () => void }) {
  return (
    <>
      <label>
        Name <input name="name" />
      </label>
      <button type="button" data-done onClick={onDone}>
        Save
      </button>
    </>
  )
}
