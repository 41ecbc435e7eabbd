/**
 * Is the value in quotation marks? Shells, systemd and Compose remove them; `docker run --env-file` and
 * `kubectl create secret --from-env-file` do not. SERVER_SECRET is exempt: if quotation marks were part of it, existing data were sealed
 * with them.
 */
export function isQuoted(name: string, value: string | undefined): boolean {
  return name !== 'SERVER_SECRET' && /^(["']).*\1$/s.test(value?.trim() ?? '')
}
