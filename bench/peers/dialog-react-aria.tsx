import { Button, Dialog, DialogTrigger, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { Name } from '../browser/pages/dialog-content.tsx'
import { showOnDemand } from '../browser/pages/subject.ts'
import './dialog.css'

showOnDemand(() => (
  <DialogTrigger>
    <Button>Open</Button>
    <ModalOverlay className="overlay">
      <Modal className="popup">
        <Dialog>
          {({ close }) => (
            <>
              <header>
                <Heading slot="title">Name</Heading>
                <Button slot="close" aria-label="Close">
                  ×
                </Button>
              </header>
              <Name onDone={close} />
            </>
          )}
        </Dialog>
      </Modal>
    </ModalOverlay>
  </DialogTrigger>
))
