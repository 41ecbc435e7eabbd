// @ts-check
// Generates load if wrk is not installed: keep-alive connections that send the requests in a file one after the other.
// node generator.mjs <port> <connections> <seconds> <file>
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import process from 'node:process'

const [port = 0, connections = 0, seconds = 0] = process.argv.slice(2, 5).map(Number)
const requests = readFileSync(process.argv[5] ?? '', 'latin1').split('\0')
/** @type {number[]} */
const latencies = []
let refused = 0
let broken = 0
let nextIndex = 0

const startedAt = performance.now()
const deadline = startedAt + seconds * 1_000
await Promise.all(Array.from({ length: connections }, openConnection))
const duration = (performance.now() - startedAt) / 1_000
latencies.sort((a, b) => a - b)
const percentile = (/** @type {number} */ part) => latencies[Math.floor(latencies.length * part)] ?? 0
const summary = { requests: latencies.length, seconds: duration, p50: percentile(0.5), p99: percentile(0.99) }
console.log(JSON.stringify({ ...summary, refused, broken }))

/** Uses one connection until the time is up. @returns {Promise<void>} */
function openConnection() {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1').setNoDelay(true).setEncoding('latin1')
    let sentAt = 0
    let answer = ''
    const send = () => {
      sentAt = performance.now()
      socket.write(requests[nextIndex++ % requests.length] ?? '', 'latin1')
    }
    socket.on('connect', send)
    socket.on('data', (chunk) => {
      answer += chunk
      const status = readWholeAnswer(answer)
      if (status === undefined) return
      answer = ''
      latencies.push(performance.now() - sentAt)
      if (status >= 400) refused++
      if (performance.now() < deadline) send()
      else socket.end()
    })
    socket.on('error', () => broken++)
    socket.on('close', () => resolve())
  })
}

/** The status, once the whole body has arrived. @param {string} answer */
function readWholeAnswer(answer) {
  const headEnd = answer.indexOf('\r\n\r\n')
  if (headEnd === -1) return undefined
  const responseHead = answer.slice(0, headEnd)
  const length = Number(/\r\ncontent-length: (\d+)/i.exec(responseHead)?.[1] ?? 0)
  const isComplete = /\r\ntransfer-encoding: chunked/i.test(responseHead)
    ? answer.endsWith('\r\n0\r\n\r\n')
    : answer.length >= headEnd + 4 + length
  return isComplete ? Number(answer.slice(9, 12)) : undefined
}
