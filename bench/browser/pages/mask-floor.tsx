import './plain.css'
import { listNames, showOnDemand } from './subject.ts'

/** The floor: inputs without a mask. */
showOnDemand((count) => (
  <form>
    {listNames(count).map((name) => (
      <div className="field" key={name}>
        <label htmlFor={name}>{name}</label>
        <div className="box">
          <input id={name} name={name} inputMode="numeric" dir="ltr" />
        </div>
        <p aria-live="polite" />
      </div>
    ))}
  </form>
))
