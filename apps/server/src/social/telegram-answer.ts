type Fields = Readonly<Record<string, string | number>>

/** What oauth.telegram.org puts behind `tgAuthResult=`: JSON in base64url. `undefined`: it is something else. */
export function readTelegramResult(text: string): Fields | undefined {
  try {
    const json: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
    return isFields(json) ? json : undefined
  } catch {
    return undefined
  }
}

function isFields(json: unknown): json is Fields {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return false
  const values: unknown[] = Object.values(json)
  return (
    values.length <= 16 && values.every((value) => typeof value === 'string' || typeof value === 'number')
  )
}
