// Written by tools/generate-messages.mjs from packages/core/messages. Change it there.
import * as en001 from './en-001/index.ts'
import { server as en001Server } from './en-001/server.ts'
import * as ruRU from './ru-RU/index.ts'
import { server as ruRUServer } from './ru-RU/server.ts'
import * as arXX from './ar-XX/index.ts'
import { server as arXXServer } from './ar-XX/server.ts'
import * as es from './es/index.ts'
import { server as esServer } from './es/server.ts'
import * as deDE from './de-DE/index.ts'
import { server as deDEServer } from './de-DE/server.ts'
import * as fr from './fr/index.ts'
import { server as frServer } from './fr/server.ts'
import * as jaJP from './ja-JP/index.ts'
import { server as jaJPServer } from './ja-JP/server.ts'
import * as koKR from './ko-KR/index.ts'
import { server as koKRServer } from './ko-KR/server.ts'
import * as ptBR from './pt-BR/index.ts'
import { server as ptBRServer } from './pt-BR/server.ts'
import * as idID from './id-ID/index.ts'
import { server as idIDServer } from './id-ID/server.ts'

/** All catalogues by locale: for a server. A page imports the one it needs. */
export const catalogues = {
  'en-001': { ...en001, server: en001Server },
  'ru-RU': { ...ruRU, server: ruRUServer },
  'ar-XX': { ...arXX, server: arXXServer },
  es: { ...es, server: esServer },
  'de-DE': { ...deDE, server: deDEServer },
  fr: { ...fr, server: frServer },
  'ja-JP': { ...jaJP, server: jaJPServer },
  'ko-KR': { ...koKR, server: koKRServer },
  'pt-BR': { ...ptBR, server: ptBRServer },
  'id-ID': { ...idID, server: idIDServer },
} as const
