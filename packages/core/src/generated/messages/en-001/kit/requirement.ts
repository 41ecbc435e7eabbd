// Written by tools/generate/generate-messages.mjs from packages/core/messages. Change it there.
import type { Catalogue } from '../../../../messages/message.ts'

export const requirementMessages = {
  requirement_met: 'done',
  requirement_not_met: 'not yet',
  requirements_progress: {
    by: 'all',
    in: 'en-001',
    one: '{met} of {all} requirement done',
    other: '{met} of {all} requirements done',
  },
} as const satisfies Catalogue
