import { IMaskInput } from 'react-imask'
import '../browser/pages/plain.css'
import { listNames, showOnDemand } from '../browser/pages/subject.ts'

showOnDemand((count) => (
  <form>
    {listNames(count).map((name) => (
      <div className="field" key={name}>
        <label htmlFor={name}>{name}</label>
        <div className="box">
          <IMaskInput mask="0000 0000 0000 0000" id={name} name={name} inputMode="numeric" dir="ltr" />
        </div>
        <p aria-live="polite" />
      </div>
    ))}
  </form>
))
