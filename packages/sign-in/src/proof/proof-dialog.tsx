import { proofMessages } from '@foyer/core/messages/en-001/sign-in-later'
import { ModalLayer, Modals, ModalStore, type ModalContentProps } from '@foyer/kit/modal'
import type { FunctionComponent } from 'react'
import type { Api, ProofWay } from '../api/index.ts'
import { lazyMessages } from '../messages/lazy-messages.ts'
import { useFoyer } from '../plugins/foyer-context.ts'
import { readPendingProof, type PendingProof } from './pending-proof.ts'
import { ProofContent } from './proof-content.tsx'

lazyMessages.add(proofMessages)

interface ProofQuestion {
  readonly api: Api
  readonly ways: readonly ProofWay[]
  /** Closes the dialog when it aborts. */
  readonly signal: AbortSignal
}

export interface ProofDialog {
  /** Renders the dialog, inside the provider. */
  readonly Layer: FunctionComponent
  /** Opens it. Resolves with whether the person has shown who they are. */
  readonly open: (question: ProofQuestion) => Promise<boolean>
}

/** The dialog in which people show once more who they are. It has its own modal store, so that it opens above the app's modals. */
export function createProofDialog(): ProofDialog {
  const store = new ModalStore()
  return {
    Layer: () => (
      <Modals value={store}>
        <ModalLayer />
      </Modals>
    ),
    async open({ api, ways, signal }) {
      const pending = await readPendingProof(api, signal)
      const { intent } = await store.open('proof', {
        title: <Title />,
        content: createContent(ways, pending),
        // So that a stray press outside does not lose what was typed.
        ignoresOutsidePress: true,
        signal,
      })
      return intent === 'resolve'
    },
  }
}

/** An element, so that it follows the page's language. */
function Title() {
  return useFoyer('the proof dialog').translate('proof_title')
}

function createContent(
  ways: readonly ProofWay[],
  pending: PendingProof | undefined,
): FunctionComponent<ModalContentProps> {
  return ({ modal }) => <ProofContent modal={modal} ways={ways} pending={pending} />
}
