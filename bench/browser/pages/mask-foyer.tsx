import { MaskInput } from '@foyer/kit/mask-input'
import '@foyer/kit/styles.css'
import { listNames, showOnDemand } from './subject.ts'

showOnDemand((count) => (
  <form>
    {listNames(count).map((name) => (
      <MaskInput key={name} name={name} label={name} mask="#### #### #### ####" />
    ))}
  </form>
))
