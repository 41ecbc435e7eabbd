/**
 * Are there quotation marks around it? Shells, systemd and Compose take them away; `docker run --env-file` and
 * `kubectl create secret --from-env-file` do not. What SERVER_SECRET has sealed opens only with those that it had.
 */
export function isQuoted(name: string, value: string | undefined): boolean {
  return name !== 'SERVER_SECRET' && /^(["']).*\1$/s.test(value?.trim() ?? '')
}
