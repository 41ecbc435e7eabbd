// The part of W3C WebDriver that the journeys need: https://www.w3.org/TR/webdriver2/
import type { Driver } from './driver.ts'

type SendCommand = <Value>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<Value>

interface Session {
  readonly driver: Driver
  readonly end: () => Promise<void>
}

/** Starts a browser through its driver. @param origin the driver's address @param capabilities the requested capabilities */
export async function openSession(origin: string, capabilities: object): Promise<Session> {
  const { sessionId } = await send<{ sessionId: string }>('POST', `${origin}/session`, {
    capabilities: { alwaysMatch: capabilities },
  })
  const session = `${origin}/session/${sessionId}`
  const sendCommand: SendCommand = (method, path, body) => send(method, session + path, body)
  const first = await sendCommand<string>('GET', '/window')
  return { driver: createDriver(sendCommand, first), end: () => send('DELETE', session) }
}

/** Resolves when a driver that was just started accepts sessions. */
export async function waitUntilReady(origin: string): Promise<void> {
  for (;;) {
    try {
      const { ready } = await send<{ ready: boolean }>('GET', `${origin}/status`)
      if (ready) return
    } catch {
      // The driver is not listening yet. The caller has a timeout.
    }
  }
}

/** @param handle the window that the driver acts on */
function createDriver(sendToSession: SendCommand, handle: string): Driver {
  const sendCommand: SendCommand = async (method, path, body) => {
    const current = await sendToSession<string>('GET', '/window').catch(() => undefined)
    if (current !== handle) await sendToSession('POST', '/window', { handle })
    return sendToSession(method, path, body)
  }

  const runScript = async <Output>(script: string, input: unknown): Promise<Output> => {
    const { value, error } = await sendCommand<{ value?: Output; error?: string }>('POST', '/execute/async', {
      script: `const [input, done] = arguments
        new Promise((resolve) => resolve((${script})(input))).then(
          (value) => done({ value }), (error) => done({ error: String(error) }))`,
      args: [input ?? null],
    })
    if (error !== undefined) throw new Error(error)
    return value as Output
  }

  const performActions = (source: object) => sendCommand<void>('POST', '/actions', { actions: [source] })
  const pressKeys = (actions: readonly object[]) => performActions({ type: 'key', id: 'keyboard', actions })

  return {
    open: (url) => sendCommand('POST', '/url', { url }),
    reload: () => sendCommand('POST', '/refresh', {}),
    back: () => sendCommand('POST', '/back', {}),
    run: (callback, input) => runScript(String(callback), input),
    inject: (script) => runScript(`() => { ${script} }`, null),
    press: (...keys) =>
      pressKeys([
        ...keys.map((key) => ({ type: 'keyDown', value: codeOf(key) })),
        ...keys.toReversed().map((key) => ({ type: 'keyUp', value: codeOf(key) })),
      ]),
    type: (text) =>
      pressKeys(
        [...text].flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      ),
    click: ({ x, y }) =>
      performActions({
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [
          { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      }),
    async resize(size) {
      // The size of a window includes its frame.
      await sendCommand('POST', '/window/rect', { ...size })
      const frame = await runScript<{ width: number; height: number }>(
        '() => ({ width: outerWidth - innerWidth, height: outerHeight - innerHeight })',
        null,
      )
      await sendCommand('POST', '/window/rect', {
        width: size.width + frame.width,
        height: size.height + frame.height,
      })
    },
    async takePicture() {
      return Buffer.from(await sendCommand<string>('GET', '/screenshot'), 'base64')
    },
    async findPopup() {
      const otherHandle = (await sendCommand<string[]>('GET', '/window/handles')).find(
        (candidate) => candidate !== handle,
      )
      return otherHandle === undefined ? undefined : createDriver(sendToSession, otherHandle)
    },
    // WebDriver has no command for errors.
    listErrors: () => [],
  }
}

async function send<Value>(method: string, address: string, body?: object): Promise<Value> {
  const answer = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) })
  const { value } = (await answer.json()) as { value: Value | { error: string; message: string } }
  if (answer.ok) return value as Value
  const { error, message } = value as { error: string; message: string }
  throw new Error(`${method} ${address}: ${error}. ${message}`)
}

/** Special keys are private-use characters: https://www.w3.org/TR/webdriver2/#keyboard-actions */
const codes: Readonly<Record<string, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
}

function codeOf(key: string): string {
  const code = codes[key] ?? (key.length === 1 ? key : undefined)
  if (code === undefined) throw new Error(`No key is called ${key} here.`)
  return code
}
