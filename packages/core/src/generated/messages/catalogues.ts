// Written by tools/generate/generate-messages.mjs from packages/core/messages. Change it there.
import * as en001 from './en-001/index.ts'
import { server as en001Server } from './en-001/server.ts'
import { checkout as en001Checkout } from './en-001/checkout.ts'
import { analytics as en001Analytics } from './en-001/analytics.ts'
import * as ruRU from './ru-RU/index.ts'
import { server as ruRUServer } from './ru-RU/server.ts'
import { checkout as ruRUCheckout } from './ru-RU/checkout.ts'
import { analytics as ruRUAnalytics } from './ru-RU/analytics.ts'
import * as arXX from './ar-XX/index.ts'
import { server as arXXServer } from './ar-XX/server.ts'
import { checkout as arXXCheckout } from './ar-XX/checkout.ts'
import { analytics as arXXAnalytics } from './ar-XX/analytics.ts'
import * as es from './es/index.ts'
import { server as esServer } from './es/server.ts'
import { checkout as esCheckout } from './es/checkout.ts'
import { analytics as esAnalytics } from './es/analytics.ts'
import * as deDE from './de-DE/index.ts'
import { server as deDEServer } from './de-DE/server.ts'
import { checkout as deDECheckout } from './de-DE/checkout.ts'
import { analytics as deDEAnalytics } from './de-DE/analytics.ts'
import * as fr from './fr/index.ts'
import { server as frServer } from './fr/server.ts'
import { checkout as frCheckout } from './fr/checkout.ts'
import { analytics as frAnalytics } from './fr/analytics.ts'
import * as jaJP from './ja-JP/index.ts'
import { server as jaJPServer } from './ja-JP/server.ts'
import { checkout as jaJPCheckout } from './ja-JP/checkout.ts'
import { analytics as jaJPAnalytics } from './ja-JP/analytics.ts'
import * as koKR from './ko-KR/index.ts'
import { server as koKRServer } from './ko-KR/server.ts'
import { checkout as koKRCheckout } from './ko-KR/checkout.ts'
import { analytics as koKRAnalytics } from './ko-KR/analytics.ts'
import * as ptBR from './pt-BR/index.ts'
import { server as ptBRServer } from './pt-BR/server.ts'
import { checkout as ptBRCheckout } from './pt-BR/checkout.ts'
import { analytics as ptBRAnalytics } from './pt-BR/analytics.ts'
import * as idID from './id-ID/index.ts'
import { server as idIDServer } from './id-ID/server.ts'
import { checkout as idIDCheckout } from './id-ID/checkout.ts'
import { analytics as idIDAnalytics } from './id-ID/analytics.ts'
import * as later from './en-001/sign-in-later.ts'

/** All catalogues by locale: for a server. A page imports the one it needs. */
export const catalogues = {
  'en-001': {
    ...en001,
    server: en001Server,
    checkout: en001Checkout,
    analytics: en001Analytics,
    signIn: {
      ...en001.signIn,
      ...later.captchaMessages,
      ...later.codesMessages,
      ...later.enrolMessages,
      ...later.secondStepMessages,
      ...later.proofMessages,
      ...later.socialMessages,
      ...later.recoveryMessages,
    },
  },
  'ru-RU': { ...ruRU, server: ruRUServer, checkout: ruRUCheckout, analytics: ruRUAnalytics },
  'ar-XX': { ...arXX, server: arXXServer, checkout: arXXCheckout, analytics: arXXAnalytics },
  es: { ...es, server: esServer, checkout: esCheckout, analytics: esAnalytics },
  'de-DE': { ...deDE, server: deDEServer, checkout: deDECheckout, analytics: deDEAnalytics },
  fr: { ...fr, server: frServer, checkout: frCheckout, analytics: frAnalytics },
  'ja-JP': { ...jaJP, server: jaJPServer, checkout: jaJPCheckout, analytics: jaJPAnalytics },
  'ko-KR': { ...koKR, server: koKRServer, checkout: koKRCheckout, analytics: koKRAnalytics },
  'pt-BR': { ...ptBR, server: ptBRServer, checkout: ptBRCheckout, analytics: ptBRAnalytics },
  'id-ID': { ...idID, server: idIDServer, checkout: idIDCheckout, analytics: idIDAnalytics },
} as const
