import type { Provider } from './provider.ts'
import { discord } from './providers/discord.ts'
import { facebook } from './providers/facebook.ts'
import { google } from './providers/google.ts'
import { instagram } from './providers/instagram.ts'
import { mailru } from './providers/mailru.ts'
import { ok } from './providers/ok.ts'
import { steam } from './providers/steam.ts'
import { telegram } from './providers/telegram.ts'
import { threads } from './providers/threads.ts'
import { tiktok } from './providers/tiktok.ts'
import { vk } from './providers/vk.ts'
import { x } from './providers/x.ts'
import { yandex } from './providers/yandex.ts'
import { youtube } from './providers/youtube.ts'

/** The providers, in the order of their buttons. To add one, write its file, and add a line here. */
export const providers: readonly Provider[] = [
  google,
  facebook,
  x,
  discord,
  telegram,
  steam,
  vk,
  yandex,
  mailru,
  ok,
  tiktok,
  instagram,
  threads,
  youtube,
]
