import type { ComponentType } from 'react'
import '../browser/pages/plain.css'
import { listNames, showOnDemand } from '../browser/pages/subject.ts'

/** A peer's phone inputs, each with a label and a line below it. */
export function showPhones(Phone: ComponentType<{ readonly name: string }>): void {
  showOnDemand((count) => (
    <form>
      {listNames(count).map((name) => (
        <div className="field" key={name}>
          <label htmlFor={name}>{name}</label>
          <div className="box">
            <Phone name={name} />
          </div>
          <p aria-live="polite" />
        </div>
      ))}
    </form>
  ))
}
