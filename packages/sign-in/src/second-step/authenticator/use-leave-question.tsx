import { Button } from '@foyer/kit/button'
import { buttons } from '@foyer/kit/buttons'
import { ModalLayer, Modals, ModalStore, type ModalContentProps } from '@foyer/kit/modal'
import { useLatest } from '@foyer/kit/use-latest'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useFoyer } from '../../plugins/foyer-context.ts'
import styles from './authenticator.module.css'
import { watchLeaving } from './watch-leaving.ts'

interface LeaveQuestionOptions {
  /** The person says that they have kept the codes, and is on the way. */
  readonly onLeave: () => void
  /** Gets the focus of whoever stays where what they have pressed has gone, as an item of a menu does. */
  readonly findHeading: () => HTMLElement | undefined
}

interface LeaveQuestionControl {
  /** The dialog. */
  readonly dialog: ReactNode
  /** The person says so on the page: nothing is asked any more. */
  readonly keep: () => void
}

/** Asks whoever is about to leave recovery codes that they have not kept yet: by a link, Back, signing out, or closing the form. */
export function useLeaveQuestion(options: LeaveQuestionOptions): LeaveQuestionControl {
  const { session } = useFoyer('<NewRecoveryCodes>')
  // Of its own, so that it opens above the dialog that the codes may stand in.
  const [modals] = useState(() => new ModalStore())
  const isKept = useRef(false)
  const latest = useLatest(options)

  useEffect(() => {
    const scope = new AbortController()
    let isAsked = false
    const ask = async (): Promise<boolean> => {
      if (isKept.current) return true
      // The answer is for the first attempt to leave: two would go on to two places.
      if (isAsked) return false
      isAsked = true
      const { intent } = await modals.open('leave', {
        title: <Title />,
        content: Question,
        signal: scope.signal,
        opener: latest.current.findHeading(),
      })
      isAsked = false
      if (scope.signal.aborted) return false
      isKept.current = intent === 'resolve'
      if (isKept.current) latest.current.onLeave()
      return isKept.current
    }
    const stop = watchLeaving({
      page: window,
      isHeld: () => !isKept.current,
      onLeave: (go) => void ask().then((may) => may && go()),
    })
    const takeBack = session.askBeforeLeaving(ask)
    return () => {
      scope.abort()
      stop()
      takeBack()
    }
  }, [session, modals, latest])

  return {
    dialog: (
      <Modals value={modals}>
        <ModalLayer />
      </Modals>
    ),
    keep() {
      isKept.current = true
    },
  }
}

/** An element, so that it follows the page's language. */
function Title() {
  return useFoyer('<NewRecoveryCodes>').translate('enrol_codes_ask')
}

function Question({ modal }: ModalContentProps) {
  const { translate } = useFoyer('<NewRecoveryCodes>')
  return (
    <>
      <p className={styles.question}>{translate('enrol_codes_text')}</p>
      <div className={buttons}>
        <Button text={translate('enrol_codes_back')} events={{ click: () => modal.cancel() }} />
        <Button
          text={translate('enrol_codes_kept')}
          variant="secondary"
          events={{ click: () => modal.resolve() }}
        />
      </div>
    </>
  )
}
