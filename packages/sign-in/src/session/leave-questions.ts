/** Asks before the page is left; resolves with whether it may be. */
export type LeaveQuestion = () => Promise<boolean>

/** The questions to ask before the page is left. Parts of the page that show something that would be lost add one. */
export function createLeaveQuestions() {
  const questions = new Set<LeaveQuestion>()
  return {
    /** Returns the function that removes it. */
    add(question: LeaveQuestion): () => void {
      questions.add(question)
      return () => void questions.delete(question)
    },
    async ask(): Promise<boolean> {
      for (const question of questions) if (!(await question())) return false
      return true
    },
  }
}
