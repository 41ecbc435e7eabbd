// What is loaded when a sign-in needs a second step.
export { readPendingStep } from './read-pending-step.ts'
export { SecondStep } from './second-step.tsx'
