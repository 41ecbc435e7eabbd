import { ModalLayer, useModal, type ModalContentProps } from '@foyer/kit/modal'
import '@foyer/kit/styles.css'
import { Name } from './dialog-content.tsx'
import { showOnDemand } from './subject.ts'

function Content({ modal }: ModalContentProps) {
  return <Name onDone={() => modal.resolve()} />
}

function Opener() {
  const open = useModal()
  return (
    <button type="button" onClick={() => void open('name', { title: 'Name', content: Content })}>
      Open
    </button>
  )
}

showOnDemand(() => (
  <>
    <Opener />
    <ModalLayer />
  </>
))
