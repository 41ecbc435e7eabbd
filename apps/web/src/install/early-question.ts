import { createEarlyQuestion } from './create-early-question.ts'

/** That of this page. */
export const earlyQuestion = createEarlyQuestion()
