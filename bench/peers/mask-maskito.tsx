import type { MaskitoOptions } from '@maskito/core'
import { useMaskito } from '@maskito/react'
import '../browser/pages/plain.css'
import { listNames, showOnDemand } from '../browser/pages/subject.ts'

const four = Array.from({ length: 4 }, () => /\d/)
const options: MaskitoOptions = { mask: [...four, ' ', ...four, ' ', ...four, ' ', ...four] }

/** Uncontrolled: the input holds its text. */
function Card({ name }: { readonly name: string }) {
  const ref = useMaskito({ options })
  return <input ref={ref} id={name} name={name} inputMode="numeric" dir="ltr" />
}

showOnDemand((count) => (
  <form>
    {listNames(count).map((name) => (
      <div className="field" key={name}>
        <label htmlFor={name}>{name}</label>
        <div className="box">
          <Card name={name} />
        </div>
        <p aria-live="polite" />
      </div>
    ))}
  </form>
))
