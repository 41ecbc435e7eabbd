import { discord } from './dialects/discord.ts'
import { facebook } from './dialects/facebook.ts'
import { instagram } from './dialects/instagram.ts'
import { mailru } from './dialects/mailru.ts'
import { ok } from './dialects/ok.ts'
import { threads } from './dialects/threads.ts'
import { tiktok } from './dialects/tiktok.ts'
import { vk } from './dialects/vk.ts'
import { x } from './dialects/x.ts'
import { yandex } from './dialects/yandex.ts'
import type { Dialect } from './dialect.ts'

/** The providers with their own variants of OAuth 2. To add one, write its file, and add a line here. */
export const dialects: readonly Dialect[] = [
  discord,
  facebook,
  x,
  tiktok,
  yandex,
  mailru,
  ok,
  instagram,
  threads,
  vk,
]
