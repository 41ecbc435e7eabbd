/** In bytes, uncompressed. Foyer's own answers are far smaller. */
export const maxBodyLength = 65_536

/** The text of an answer; `null` if it is larger than `maxBodyLength`: the rest is not read. */
export async function readBody({ body }: Response): Promise<string | null> {
  if (body === null) return ''
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    size += value.byteLength
    if (size > maxBodyLength) {
      // Closes the connection. Whether that works makes no difference to the caller.
      reader.cancel().catch(() => undefined)
      return null
    }
    text += decoder.decode(value, { stream: true })
  }
}
