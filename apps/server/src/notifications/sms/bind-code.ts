/** Adds the line for WebOTP ("origin-bound one-time codes"): browsers then offer the code only to pages of that host. */
export function bindCode(text: string, publicUrl: string, code: string): string {
  return `${text}\n\n@${new URL(publicUrl).hostname} #${code}`
}
