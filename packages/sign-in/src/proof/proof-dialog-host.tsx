import { useEffect, useRef, useState, type FunctionComponent } from 'react'
import type { AskForProof } from '../api/index.ts'
import { loadWithRetry } from '../api/load-with-retry.ts'
import { useFoyer } from '../plugins/foyer-context.ts'
import { askSamePerson } from './ask-same-person.ts'
import type { ProofDialog } from './proof-dialog.tsx'

/** Asks for a proof when a call of the provider's api needs one: with `askForProof`, or in our dialog, which is loaded then. */
export function ProofDialogHost({ askForProof }: { readonly askForProof: AskForProof | undefined }) {
  const { api, session } = useFoyer('<FoyerProvider>')
  const dialog = useRef<ProofDialog>(null)
  const mountController = useRef<AbortController>(null)
  const [Layer, setLayer] = useState<FunctionComponent | null>(null)

  useEffect(() => {
    const controller = new AbortController()
    mountController.current = controller
    return () => controller.abort()
  }, [])

  useEffect(() => {
    const askInDialog: AskForProof = async (ways, signal) => {
      // Read before the dialog is loaded, because this component may unmount, and mount again, meanwhile.
      const unmountSignal = mountController.current?.signal ?? signal
      dialog.current ??= await loadDialog()
      setLayer(() => dialog.current?.Layer ?? null)
      return dialog.current.open({ api, ways, signal: AbortSignal.any([signal, unmountSignal]) })
    }
    return api.askForProofWith(askSamePerson(session, askForProof ?? askInDialog))
  }, [api, session, askForProof])

  return Layer && <Layer />
}

/** @throws ApiError when the dialog cannot be loaded: the refused call then fails with it */
async function loadDialog(): Promise<ProofDialog> {
  const { createProofDialog } = await loadWithRetry(() => import('./proof-dialog.tsx'))
  return createProofDialog()
}
