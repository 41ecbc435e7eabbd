import { useRef, useState } from 'react'
import './plain.css'
import { showOnDemand } from './subject.ts'

/** The floor: a live region with a message, a button and the same animation, and a timer for each. */
function Saver() {
  const [items, setItems] = useState<readonly { readonly id: number; readonly isLeaving: boolean }[]>([])
  const lastId = useRef(0)

  function remove(id: number): void {
    setItems((all) => all.filter((item) => item.id !== id))
  }

  function startLeaving(id: number): void {
    setItems((all) => all.map((item) => (item.id === id ? { id, isLeaving: true } : item)))
  }

  function showSnackbar(): void {
    const id = ++lastId.current
    setItems((all) => [...all, { id, isLeaving: false }])
    setTimeout(startLeaving, 5000, id)
  }

  return (
    <>
      <button type="button" onClick={showSnackbar}>
        Save
      </button>
      <ol className="snackbars" aria-live="polite">
        {items.map(({ id, isLeaving }) => (
          <li
            key={id}
            data-leaving={isLeaving || undefined}
            onTransitionEnd={() => {
              if (isLeaving) remove(id)
            }}
          >
            <svg viewBox="0 0 24 24" role="img" aria-label="Success">
              <path d="m5 12 5 5 9-10" />
            </svg>
            <div>
              <p>Saved</p>
              <p>Your profile is up to date</p>
            </div>
            <button type="button" aria-label="Close" onClick={() => startLeaving(id)}>
              ×
            </button>
          </li>
        ))}
      </ol>
    </>
  )
}

showOnDemand(() => <Saver />)
