// Written by tools/generate/generate-messages.mjs from packages/core/messages. Change it there.
import * as en001 from './en-001/index.ts'
import { server as en001Server } from './en-001/server.ts'
import { checkout as en001Checkout } from './en-001/checkout.ts'
import { samples as en001Samples } from './en-001/samples.ts'
import { analytics as en001Analytics } from './en-001/analytics.ts'
import * as ruRU from './ru-RU/index.ts'
import { server as ruRUServer } from './ru-RU/server.ts'
import { checkout as ruRUCheckout } from './ru-RU/checkout.ts'
import { samples as ruRUSamples } from './ru-RU/samples.ts'
import { analytics as ruRUAnalytics } from './ru-RU/analytics.ts'
import * as arXX from './ar-XX/index.ts'
import { server as arXXServer } from './ar-XX/server.ts'
import { checkout as arXXCheckout } from './ar-XX/checkout.ts'
import { samples as arXXSamples } from './ar-XX/samples.ts'
import { analytics as arXXAnalytics } from './ar-XX/analytics.ts'
import * as es from './es/index.ts'
import { server as esServer } from './es/server.ts'
import { checkout as esCheckout } from './es/checkout.ts'
import { samples as esSamples } from './es/samples.ts'
import { analytics as esAnalytics } from './es/analytics.ts'
import * as deDE from './de-DE/index.ts'
import { server as deDEServer } from './de-DE/server.ts'
import { checkout as deDECheckout } from './de-DE/checkout.ts'
import { samples as deDESamples } from './de-DE/samples.ts'
import { analytics as deDEAnalytics } from './de-DE/analytics.ts'
import * as fr from './fr/index.ts'
import { server as frServer } from './fr/server.ts'
import { checkout as frCheckout } from './fr/checkout.ts'
import { samples as frSamples } from './fr/samples.ts'
import { analytics as frAnalytics } from './fr/analytics.ts'
import * as jaJP from './ja-JP/index.ts'
import { server as jaJPServer } from './ja-JP/server.ts'
import { checkout as jaJPCheckout } from './ja-JP/checkout.ts'
import { samples as jaJPSamples } from './ja-JP/samples.ts'
import { analytics as jaJPAnalytics } from './ja-JP/analytics.ts'
import * as koKR from './ko-KR/index.ts'
import { server as koKRServer } from './ko-KR/server.ts'
import { checkout as koKRCheckout } from './ko-KR/checkout.ts'
import { samples as koKRSamples } from './ko-KR/samples.ts'
import { analytics as koKRAnalytics } from './ko-KR/analytics.ts'
import * as ptBR from './pt-BR/index.ts'
import { server as ptBRServer } from './pt-BR/server.ts'
import { checkout as ptBRCheckout } from './pt-BR/checkout.ts'
import { samples as ptBRSamples } from './pt-BR/samples.ts'
import { analytics as ptBRAnalytics } from './pt-BR/analytics.ts'
import * as idID from './id-ID/index.ts'
import { server as idIDServer } from './id-ID/server.ts'
import { checkout as idIDCheckout } from './id-ID/checkout.ts'
import { samples as idIDSamples } from './id-ID/samples.ts'
import { analytics as idIDAnalytics } from './id-ID/analytics.ts'
import * as it from './it/index.ts'
import { server as itServer } from './it/server.ts'
import { checkout as itCheckout } from './it/checkout.ts'
import { samples as itSamples } from './it/samples.ts'
import { analytics as itAnalytics } from './it/analytics.ts'
import * as nl from './nl/index.ts'
import { server as nlServer } from './nl/server.ts'
import { checkout as nlCheckout } from './nl/checkout.ts'
import { samples as nlSamples } from './nl/samples.ts'
import { analytics as nlAnalytics } from './nl/analytics.ts'
import * as pl from './pl/index.ts'
import { server as plServer } from './pl/server.ts'
import { checkout as plCheckout } from './pl/checkout.ts'
import { samples as plSamples } from './pl/samples.ts'
import { analytics as plAnalytics } from './pl/analytics.ts'
import * as tr from './tr/index.ts'
import { server as trServer } from './tr/server.ts'
import { checkout as trCheckout } from './tr/checkout.ts'
import { samples as trSamples } from './tr/samples.ts'
import { analytics as trAnalytics } from './tr/analytics.ts'
import * as uk from './uk/index.ts'
import { server as ukServer } from './uk/server.ts'
import { checkout as ukCheckout } from './uk/checkout.ts'
import { samples as ukSamples } from './uk/samples.ts'
import { analytics as ukAnalytics } from './uk/analytics.ts'
import * as zhHans from './zh-Hans/index.ts'
import { server as zhHansServer } from './zh-Hans/server.ts'
import { checkout as zhHansCheckout } from './zh-Hans/checkout.ts'
import { samples as zhHansSamples } from './zh-Hans/samples.ts'
import { analytics as zhHansAnalytics } from './zh-Hans/analytics.ts'
import * as zhHant from './zh-Hant/index.ts'
import { server as zhHantServer } from './zh-Hant/server.ts'
import { checkout as zhHantCheckout } from './zh-Hant/checkout.ts'
import { samples as zhHantSamples } from './zh-Hant/samples.ts'
import { analytics as zhHantAnalytics } from './zh-Hant/analytics.ts'
import * as hi from './hi/index.ts'
import { server as hiServer } from './hi/server.ts'
import { checkout as hiCheckout } from './hi/checkout.ts'
import { samples as hiSamples } from './hi/samples.ts'
import { analytics as hiAnalytics } from './hi/analytics.ts'
import * as vi from './vi/index.ts'
import { server as viServer } from './vi/server.ts'
import { checkout as viCheckout } from './vi/checkout.ts'
import { samples as viSamples } from './vi/samples.ts'
import { analytics as viAnalytics } from './vi/analytics.ts'
import * as he from './he/index.ts'
import { server as heServer } from './he/server.ts'
import { checkout as heCheckout } from './he/checkout.ts'
import { samples as heSamples } from './he/samples.ts'
import { analytics as heAnalytics } from './he/analytics.ts'
import * as later from './en-001/sign-in-later.ts'

/** All catalogues by locale: for a server. A page imports the one it needs. */
export const catalogues = {
  'en-001': {
    ...en001,
    server: en001Server,
    checkout: en001Checkout,
    samples: en001Samples,
    analytics: en001Analytics,
    signIn: {
      ...en001.signIn,
      ...later.captchaMessages,
      ...later.codesMessages,
      ...later.passkeyMessages,
      ...later.enrolMessages,
      ...later.secondStepMessages,
      ...later.proofMessages,
      ...later.socialMessages,
      ...later.recoveryMessages,
    },
  },
  'ru-RU': {
    ...ruRU,
    server: ruRUServer,
    checkout: ruRUCheckout,
    samples: ruRUSamples,
    analytics: ruRUAnalytics,
  },
  'ar-XX': {
    ...arXX,
    server: arXXServer,
    checkout: arXXCheckout,
    samples: arXXSamples,
    analytics: arXXAnalytics,
  },
  es: { ...es, server: esServer, checkout: esCheckout, samples: esSamples, analytics: esAnalytics },
  'de-DE': {
    ...deDE,
    server: deDEServer,
    checkout: deDECheckout,
    samples: deDESamples,
    analytics: deDEAnalytics,
  },
  fr: { ...fr, server: frServer, checkout: frCheckout, samples: frSamples, analytics: frAnalytics },
  'ja-JP': {
    ...jaJP,
    server: jaJPServer,
    checkout: jaJPCheckout,
    samples: jaJPSamples,
    analytics: jaJPAnalytics,
  },
  'ko-KR': {
    ...koKR,
    server: koKRServer,
    checkout: koKRCheckout,
    samples: koKRSamples,
    analytics: koKRAnalytics,
  },
  'pt-BR': {
    ...ptBR,
    server: ptBRServer,
    checkout: ptBRCheckout,
    samples: ptBRSamples,
    analytics: ptBRAnalytics,
  },
  'id-ID': {
    ...idID,
    server: idIDServer,
    checkout: idIDCheckout,
    samples: idIDSamples,
    analytics: idIDAnalytics,
  },
  it: { ...it, server: itServer, checkout: itCheckout, samples: itSamples, analytics: itAnalytics },
  nl: { ...nl, server: nlServer, checkout: nlCheckout, samples: nlSamples, analytics: nlAnalytics },
  pl: { ...pl, server: plServer, checkout: plCheckout, samples: plSamples, analytics: plAnalytics },
  tr: { ...tr, server: trServer, checkout: trCheckout, samples: trSamples, analytics: trAnalytics },
  uk: { ...uk, server: ukServer, checkout: ukCheckout, samples: ukSamples, analytics: ukAnalytics },
  'zh-Hans': {
    ...zhHans,
    server: zhHansServer,
    checkout: zhHansCheckout,
    samples: zhHansSamples,
    analytics: zhHansAnalytics,
  },
  'zh-Hant': {
    ...zhHant,
    server: zhHantServer,
    checkout: zhHantCheckout,
    samples: zhHantSamples,
    analytics: zhHantAnalytics,
  },
  hi: { ...hi, server: hiServer, checkout: hiCheckout, samples: hiSamples, analytics: hiAnalytics },
  vi: { ...vi, server: viServer, checkout: viCheckout, samples: viSamples, analytics: viAnalytics },
  he: { ...he, server: heServer, checkout: heCheckout, samples: heSamples, analytics: heAnalytics },
} as const
