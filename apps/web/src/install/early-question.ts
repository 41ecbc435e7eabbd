import { createEarlyQuestion } from './create-early-question.ts'

/** The `beforeinstallprompt` event of this page. */
export const earlyQuestion = createEarlyQuestion()
