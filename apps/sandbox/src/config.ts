import { readHostname } from './host-check.ts'

const lastPort = 65_535

/** The configuration from environment variables. */
export interface Config {
  readonly host: string
  /** The port of the pages. 0 takes a free one. */
  readonly port: PortChoice
  /** The port of the mail server. 0 takes a free one. */
  readonly smtpPort: PortChoice
  /** Logs each request with its full address and origin. Nothing in the sandbox is secret. */
  readonly hasLog: boolean
  /** The hosts at which it answers, besides loopback. */
  readonly hosts: readonly string[]
}

export interface PortChoice {
  readonly first: number
  /** The last port to try if those before it are taken. A port from the environment is never replaced by another one. */
  readonly last: number
  /** Ports that are not tried, because apps will listen there. */
  readonly reserved: readonly number[]
  /** The variable to set when none is free. */
  readonly variable: string
}

/** @throws Error with a line for the person at the terminal */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const port = readPort(environment, 'PORT') ?? 3000
  return {
    // Only loopback, because the sandbox is open to everybody who can reach it.
    host: '127.0.0.1',
    port: choosePort(environment, 'SANDBOX_PORT', port === 0 || port === lastPort ? 0 : port + 1),
    smtpPort: choosePort(environment, 'SANDBOX_SMTP_PORT', 1025),
    hasLog: readText(environment, 'SANDBOX_LOG') === 'on',
    hosts: [readHostname(readText(environment, 'PUBLIC_URL') ?? '')].filter((host) => host !== undefined),
  }
}

function choosePort(
  environment: Readonly<Record<string, string | undefined>>,
  variable: string,
  defaultPort: number,
): PortChoice {
  const configuredPort = readPort(environment, variable)
  return configuredPort === undefined
    ? {
        first: defaultPort,
        last: defaultPort === 0 ? 0 : Math.min(defaultPort + 20, lastPort),
        reserved: readAppPorts(environment),
        variable,
      }
    : { first: configuredPort, last: configuredPort, reserved: [], variable }
}

/** The ports in the addresses of apps that call Foyer. Often these apps start after the sandbox. */
function readAppPorts(environment: Readonly<Record<string, string | undefined>>): number[] {
  const configuredUrl = readText(environment, 'PUBLIC_URL') ?? ''
  const allowed = readText(environment, 'ALLOWED_ORIGINS') ?? ''
  const addresses = [configuredUrl, ...allowed.split(',')]
  return addresses.filter((address) => URL.canParse(address)).map((address) => Number(new URL(address).port))
}

function readPort(
  environment: Readonly<Record<string, string | undefined>>,
  variable: string,
): number | undefined {
  const text = readText(environment, variable)
  if (!text) return undefined
  const port = /^\d+$/.test(text) ? Number(text) : NaN
  if (port >= 0 && port <= lastPort) return port
  throw new Error(`${variable}: "${text}" is not a port from 0 to 65535.`)
}

function readText(
  environment: Readonly<Record<string, string | undefined>>,
  variable: string,
): string | undefined {
  return environment[variable]?.trim()
}
