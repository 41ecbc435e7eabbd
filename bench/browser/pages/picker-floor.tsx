import { phoneRegions } from '@foyer/core/phone'
import { useLayoutEffect, useRef, useState } from 'react'
import './plain.css'
import { showOnDemand } from './subject.ts'

const names = new Intl.DisplayNames('en', { type: 'region' })
const countries = phoneRegions
  .map(({ countryCode, phoneCode }) => ({ name: names.of(countryCode) ?? countryCode, phoneCode }))
  .toSorted((first, second) => first.name.localeCompare(second.name))

/** The floor: a dialog with a search, and a button for each matching country. */
function Picker({ onClose }: { readonly onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [text, setText] = useState('')
  useLayoutEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} aria-label="Country" onClose={onClose}>
      <input aria-label="Search" onInput={(event) => setText(event.currentTarget.value)} />
      <ul>
        {countries
          .filter(({ name }) => name.toLowerCase().includes(text.toLowerCase()))
          .map(({ name, phoneCode }) => (
            <li key={name}>
              <button type="button" onClick={onClose}>
                {name} +{phoneCode}
              </button>
            </li>
          ))}
      </ul>
    </dialog>
  )
}

function Phone() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        RU +
      </button>
      {isOpen && <Picker onClose={() => setIsOpen(false)} />}
    </>
  )
}

showOnDemand(() => <Phone />)
