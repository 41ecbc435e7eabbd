import { replaceKey } from '../../../tokens/replace-key.ts'
import { createSeal } from '../../../settings/secrets/seal.ts'
import { noticeMinutes } from '../../../tokens/token-keys.ts'
import { withServerSecret } from '../../../settings/secrets/server-secret.ts'
import { AdminError, type Command } from '../command.ts'
import { recordOperatorEvent } from '../record-operator-event.ts'

export const rotateTokenKeys: Command = {
  name: 'rotate-token-keys',
  parameters: [],
  options: { revoke: { type: 'boolean' } },
  usage: '[--revoke]',
  summary:
    'makes a new key for tokens; with --revoke the former ones, and their tokens, are worth nothing any more',
  async run(admin, { options }) {
    const { secrets } = await withServerSecret(admin.config)
    const seal = createSeal(secrets, 'token keys')
    if (seal === undefined)
      throw new AdminError('There are no tokens here. Set SERVER_SECRET, as for the server.')
    const isRevoking = options['revoke'] === true
    const kid = await replaceKey(admin.database, seal, {
      isRevoking,
      record: (queries, kid) =>
        recordOperatorEvent(queries, admin, {
          event: 'operator_rotated_token_keys',
          details: { kid, revoked: String(isRevoking) },
        }),
    })
    return {
      json: { kid, revoked: isRevoking },
      lines: [
        isRevoking
          ? `The key ${kid} signs tokens from now on, and no other key is published.`
          : `The key ${kid} is published, and signs tokens in ${noticeMinutes} minutes.`,
      ],
    }
  },
}
