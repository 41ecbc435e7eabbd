/** Adds the line that browsers read: they offer the code only to pages of that host (WebOTP, "origin-bound one-time codes"). */
export function bindCode(text: string, publicUrl: string, code: string): string {
  return `${text}\n\n@${new URL(publicUrl).hostname} #${code}`
}
