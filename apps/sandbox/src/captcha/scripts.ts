import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { readScript } from '../page/read-script.ts'
import { slowDelay, type Outcomes } from './outcomes.ts'

const scripts = {
  '/captcha/recaptcha/api.js': readScript('recaptcha.js'),
  '/captcha/geetest/gt4.js': readScript('gt4.js'),
  // The same path as in an installation's own copy, so that prefixing the sandbox's address is enough.
  '/geetest/gt4.js': readScript('gt4.js'),
}

/** Scripts that the scripts above load, and the scripts of their frames. */
const innerScripts = {
  '/captcha/recaptcha/widget.js': readScript('recaptcha-widget.js'),
  '/captcha/recaptcha/frame.js': readScript('recaptcha-frame.js'),
}

/** Serves the scripts, without delay unless another outcome is chosen. */
export function registerScripts(app: FastifyInstance, outcomes: Outcomes): void {
  for (const [path, script] of Object.entries(scripts))
    app.get(path, async (_request, reply) => {
      if (outcomes.arrival === 'blocked') return reply.hijack().raw.destroy()
      if (outcomes.arrival === 'slow') await wait(slowDelay, undefined, { ref: false })
      return sendScript(reply, outcomes.arrival === 'broken' ? 'this is not a script' : script)
    })
  for (const [path, script] of Object.entries(innerScripts))
    app.get(path, (_request, reply) => sendScript(reply, script))
}

function sendScript(reply: FastifyReply, script: string): FastifyReply {
  return (
    reply
      // Pages of other origins load the script, as they do the real one.
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('cache-control', 'no-store')
      .type('text/javascript; charset=utf-8')
      .send(script)
  )
}
