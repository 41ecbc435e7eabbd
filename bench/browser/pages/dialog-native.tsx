import { useLayoutEffect, useRef, useState } from 'react'
import './plain.css'
import { Name } from './dialog-content.tsx'
import { showOnDemand } from './subject.ts'

/** The floor: a native dialog with the same look and animation, rendered when it opens. */
function Dialog({ onClosed }: { readonly onClosed: () => void }) {
  const ref = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => ref.current?.showModal(), [])

  function close(): void {
    const dialog = ref.current
    dialog?.close()
    const motions = dialog?.getAnimations().map(({ finished }) => finished) ?? []
    void Promise.allSettled(motions).then(onClosed)
  }

  return (
    <dialog ref={ref} className="dialog" aria-labelledby="title">
      <header>
        <h2 id="title">Name</h2>
        <button type="button" aria-label="Close" onClick={close}>
          ×
        </button>
      </header>
      <Name onDone={close} />
    </dialog>
  )
}

function Opener() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      {isOpen && <Dialog onClosed={() => setIsOpen(false)} />}
    </>
  )
}

showOnDemand(() => <Opener />)
