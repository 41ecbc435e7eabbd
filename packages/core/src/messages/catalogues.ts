// Written by tools/generate-messages.mjs from packages/core/messages. Change it there.
import * as en001 from './en-001/index.ts'
import { server as en001Server } from './en-001/server.ts'
import { account as en001Account } from './en-001/account.ts'
import * as ruRU from './ru-RU/index.ts'
import { server as ruRUServer } from './ru-RU/server.ts'
import { account as ruRUAccount } from './ru-RU/account.ts'
import * as arXX from './ar-XX/index.ts'
import { server as arXXServer } from './ar-XX/server.ts'
import { account as arXXAccount } from './ar-XX/account.ts'
import * as es from './es/index.ts'
import { server as esServer } from './es/server.ts'
import { account as esAccount } from './es/account.ts'
import * as deDE from './de-DE/index.ts'
import { server as deDEServer } from './de-DE/server.ts'
import { account as deDEAccount } from './de-DE/account.ts'
import * as fr from './fr/index.ts'
import { server as frServer } from './fr/server.ts'
import { account as frAccount } from './fr/account.ts'
import * as jaJP from './ja-JP/index.ts'
import { server as jaJPServer } from './ja-JP/server.ts'
import { account as jaJPAccount } from './ja-JP/account.ts'
import * as koKR from './ko-KR/index.ts'
import { server as koKRServer } from './ko-KR/server.ts'
import { account as koKRAccount } from './ko-KR/account.ts'
import * as ptBR from './pt-BR/index.ts'
import { server as ptBRServer } from './pt-BR/server.ts'
import { account as ptBRAccount } from './pt-BR/account.ts'
import * as idID from './id-ID/index.ts'
import { server as idIDServer } from './id-ID/server.ts'
import { account as idIDAccount } from './id-ID/account.ts'

/** All catalogues by locale: for a server. A page imports the one it needs. */
export const catalogues = {
  'en-001': { ...en001, server: en001Server, account: en001Account },
  'ru-RU': { ...ruRU, server: ruRUServer, account: ruRUAccount },
  'ar-XX': { ...arXX, server: arXXServer, account: arXXAccount },
  es: { ...es, server: esServer, account: esAccount },
  'de-DE': { ...deDE, server: deDEServer, account: deDEAccount },
  fr: { ...fr, server: frServer, account: frAccount },
  'ja-JP': { ...jaJP, server: jaJPServer, account: jaJPAccount },
  'ko-KR': { ...koKR, server: koKRServer, account: koKRAccount },
  'pt-BR': { ...ptBR, server: ptBRServer, account: ptBRAccount },
  'id-ID': { ...idID, server: idIDServer, account: idIDAccount },
} as const
