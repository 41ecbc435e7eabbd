/** Asks before the page is left; resolves with whether it may be. */
export type LeaveQuestion = () => Promise<boolean>

/** What has to be asked before the page is left, by the parts of the page that show what would be lost. */
export function createLeaveQuestions() {
  const questions = new Set<LeaveQuestion>()
  return {
    /** Returns the function that takes it back. */
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
