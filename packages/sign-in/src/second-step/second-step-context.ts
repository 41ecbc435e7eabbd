import { createContext } from 'react'

/** What a form does with an error that leads to the second step. */
export interface SecondStepGate {
  /**
   * Shows the second step if the call was refused because it needs one, and resolves with whether it was. `onEntered`: called once the
   * person is signed in.
   * @throws ApiError when it cannot be loaded
   */
  readonly take: (error: unknown, onEntered?: () => void) => Promise<boolean>
}

/** The gate of the surrounding form, for components inside it, such as the form for a code. */
export const SecondStepContext = createContext<SecondStepGate | null>(null)
