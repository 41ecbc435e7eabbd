import { Button } from '@foyer/kit/button'
import { buttons } from '@foyer/kit/buttons'
import { ModalLayer, Modals, ModalStore, type ModalContentProps } from '@foyer/kit/modal'
import { useLatest } from '@foyer/kit/use-latest'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useFoyer } from '../../plugins/foyer-context.ts'
import styles from './authenticator.module.css'
import { interceptLeaving } from './intercept-leaving.ts'

interface LeaveQuestionOptions {
  /** The person has confirmed in the dialog that they have kept the codes, and leaves. */
  readonly onLeave: () => void
  /** Finds the heading, which gets the focus if the person stays and the pressed control is gone, such as an item of a closed menu. */
  readonly findHeading: () => HTMLElement | undefined
}

interface LeaveQuestionControl {
  /** The dialog. */
  readonly dialog: ReactNode
  /** The person has confirmed it on the page: stops asking. */
  readonly markKept: () => void
}

/** Asks before the person leaves recovery codes that they have not kept yet: by a link, Back, signing out, or closing the form. */
export function useLeaveQuestion(options: LeaveQuestionOptions): LeaveQuestionControl {
  const { session } = useFoyer('<NewRecoveryCodes>')
  // A store of its own, so that the question opens above a dialog that contains the codes.
  const [modals] = useState(() => new ModalStore())
  const isKept = useRef(false)
  const latest = useLatest(options)

  useEffect(() => {
    const controller = new AbortController()
    let isOpen = false
    const ask = async (): Promise<boolean> => {
      if (isKept.current) return true
      // While the dialog is open, its answer is for the first navigation, and any further one is cancelled.
      if (isOpen) return false
      isOpen = true
      const { intent } = await modals.open('leave', {
        title: <Title />,
        content: Question,
        signal: controller.signal,
        opener: latest.current.findHeading(),
      })
      isOpen = false
      if (controller.signal.aborted) return false
      isKept.current = intent === 'resolve'
      if (isKept.current) latest.current.onLeave()
      return isKept.current
    }
    const stopWatching = interceptLeaving({
      page: window,
      isBlocked: () => !isKept.current,
      onLeave: (proceed) => void ask().then((canLeave) => canLeave && proceed()),
    })
    const removeQuestion = session.askBeforeLeaving(ask)
    return () => {
      controller.abort()
      stopWatching()
      removeQuestion()
    }
  }, [session, modals, latest])

  return {
    dialog: (
      <Modals value={modals}>
        <ModalLayer />
      </Modals>
    ),
    markKept() {
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
