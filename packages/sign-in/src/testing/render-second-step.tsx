import { vi } from 'vitest'
import { SecondStep } from '../second-step/second-step.tsx'
import { createSecondStepServer, renderStep, secondFactor } from './second-step-server.tsx'

/** Renders the step alone, as an app with a form of its own does. */
export async function renderAlone(ways: typeof secondFactor.ways, server = createSecondStepServer()) {
  const onSuccess = vi.fn<(person: unknown) => void>()
  const onEnd = vi.fn<(error?: unknown) => void>()
  const rendered = await renderStep(
    server,
    <SecondStep secondFactor={{ ...secondFactor, ways }} {...{ onSuccess, onEnd }} />,
  )
  return { ...rendered, server, onSuccess, onEnd }
}
