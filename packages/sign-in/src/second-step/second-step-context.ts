import { createContext } from 'react'

/** What a form does with an error that leads to the second step. */
export interface SecondStepGate {
  /**
   * Goes on with the second step if that is what the call was refused for. `onEntered`: called once the person is signed in.
   * @throws ApiError when it cannot be loaded
   */
  readonly take: (error: unknown, onEntered?: () => void) => Promise<boolean>
}

/** Of the form around: for what is rendered inside it, such as the form for a code. */
export const SecondStepContext = createContext<SecondStepGate | null>(null)
