import type { FormEvent } from 'react'
import './plain.css'
import { listNames, showOnDemand } from './subject.ts'

/** The floor: groups the digits of one country, and detects a complete number. */
function format(event: FormEvent<HTMLInputElement>): void {
  const input = event.currentTarget
  const digits = input.value.replace(/\D/g, '').slice(0, 11)
  const text = digits.replace(/^(\d)(\d{0,3})(\d{0,3})(\d{0,2})(\d{0,2})$/, '$1 $2 $3 $4 $5').trim()
  if (text !== input.value) input.value = text
  const line = input.parentElement?.nextElementSibling
  const message = digits.length < 11 ? 'Enter the whole number' : ''
  if (line && line.textContent !== message) line.textContent = message
}

showOnDemand((count) => (
  <form>
    {listNames(count).map((name) => (
      <div className="field" key={name}>
        <label htmlFor={name}>{name}</label>
        <div className="box">
          <button type="button">RU +</button>
          <input id={name} name={name} type="tel" autoComplete="tel" dir="ltr" onInput={format} />
        </div>
        <p aria-live="polite" />
      </div>
    ))}
  </form>
))
