/** The key in local storage and the name of the cookie under which a browser keeps its device id. */
export const deviceIdKey = 'foyer-device-id'

/** Whether the text is a UUID (RFC 9562) of any version. */
export function isDeviceId(text: unknown): text is string {
  return typeof text === 'string' && /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i.test(text)
}
