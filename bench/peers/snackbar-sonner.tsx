import { Toaster, toast } from 'sonner'
import { showOnDemand } from '../browser/pages/subject.ts'

showOnDemand(() => (
  <>
    <button
      type="button"
      onClick={() => toast.success('Saved', { description: 'Your profile is up to date' })}
    >
      Save
    </button>
    <Toaster closeButton />
  </>
))
