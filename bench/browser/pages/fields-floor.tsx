import type { FormEvent } from 'react'
import './plain.css'
import { listNames, showOnDemand } from './subject.ts'

const values: Record<string, string> = {}

/** The floor: uncontrolled inputs with one listener, which checks one field per keystroke. */
function check(event: FormEvent<HTMLFormElement>): void {
  const input = event.target
  if (!(input instanceof HTMLInputElement)) return
  values[input.name] = input.value
  const message = input.value === '' ? 'Fill in this field' : ''
  const line = input.parentElement?.nextElementSibling
  if (line && line.textContent !== message) line.textContent = message
}

showOnDemand((count) => (
  <form onInput={check}>
    {listNames(count).map((name) => (
      <div className="field" key={name}>
        <label htmlFor={name}>{name}</label>
        <div className="box">
          <input id={name} name={name} aria-describedby={`${name}-message`} />
        </div>
        <p id={`${name}-message`} aria-live="polite" />
      </div>
    ))}
  </form>
))
