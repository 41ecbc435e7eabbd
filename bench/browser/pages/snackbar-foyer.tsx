import { SnackbarLayer, snackbars } from '@foyer/kit/snackbar'
import '@foyer/kit/styles.css'
import { showOnDemand } from './subject.ts'

showOnDemand(() => (
  <>
    <button
      type="button"
      onClick={() =>
        snackbars.show({ title: 'Saved', text: 'Your profile is up to date', variant: 'success' })
      }
    >
      Save
    </button>
    <SnackbarLayer />
  </>
))
