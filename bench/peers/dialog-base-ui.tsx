import { Dialog } from '@base-ui/react/dialog'
import { useState } from 'react'
import { Name } from '../browser/pages/dialog-content.tsx'
import { showOnDemand } from '../browser/pages/subject.ts'
import './dialog.css'

function Opener() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => setIsOpen(open)}>
      <Dialog.Trigger>Open</Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Backdrop className="overlay" />
        <Dialog.Popup className="popup">
          <header>
            <Dialog.Title>Name</Dialog.Title>
            <Dialog.Close aria-label="Close">×</Dialog.Close>
          </header>
          <Name onDone={() => setIsOpen(false)} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

showOnDemand(() => <Opener />)
