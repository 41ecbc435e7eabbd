/** `waiting`: will open, because the pointer is over the trigger. `leaving`: will close, because the pointer has left. */
export type TooltipPhase = 'closed' | 'waiting' | 'open' | 'leaving'

export interface TooltipState {
  readonly phase: TooltipPhase
  readonly isHovered: boolean
  readonly isFocused: boolean
}

/**
 * `hover` and `leave` come from the trigger and the tooltip, so that the pointer can move onto the tooltip (WCAG 1.4.13). `time`: the
 * time of a phase is over. `press`: by mouse. `dismiss`: Escape, or a press elsewhere. `gone`: the trigger is no longer in the page.
 */
export type TooltipEvent =
  | 'hover'
  | 'leave'
  | 'focus'
  | 'blur'
  | 'tap'
  | 'press'
  | 'time'
  | 'dismiss'
  | 'gone'

export const closed: TooltipState = { phase: 'closed', isHovered: false, isFocused: false }

export function updateTooltip(state: TooltipState, event: TooltipEvent): TooltipState {
  const { phase, isHovered, isFocused } = state
  switch (event) {
    case 'hover':
      return {
        phase: phase === 'closed' ? 'waiting' : phase === 'leaving' ? 'open' : phase,
        isHovered: true,
        isFocused,
      }
    case 'leave':
      return { phase: afterLeave(state), isHovered: false, isFocused }
    case 'focus':
      return { phase: 'open', isHovered, isFocused: true }
    case 'blur':
      return { phase: isHovered ? phase : 'closed', isHovered, isFocused: false }
    case 'tap':
      return { ...state, phase: phase === 'open' ? 'closed' : 'open' }
    case 'time':
      return { ...state, phase: phase === 'waiting' ? 'open' : phase === 'leaving' ? 'closed' : phase }
    case 'press':
    case 'dismiss':
      return { ...state, phase: 'closed' }
    case 'gone':
      return closed
  }
}

function afterLeave({ phase, isFocused }: TooltipState): TooltipPhase {
  if (phase === 'waiting') return 'closed'
  return phase === 'open' && !isFocused ? 'leaving' : phase
}
