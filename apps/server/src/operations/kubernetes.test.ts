import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { operations } from '@foyer/core/wire'
import { describe, expect, test } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { appRoot } from '../app-root.ts'
import { readConfig } from '../config.ts'
import { production } from '../settings/testing/production.ts'

interface Probe {
  readonly httpGet: { readonly path: string; readonly port: string }
}

interface Container {
  readonly env: readonly { readonly name: string; readonly value: string }[]
  readonly ports: readonly { readonly name: string; readonly containerPort: number }[]
  readonly startupProbe: Probe
  readonly readinessProbe: Probe
  readonly livenessProbe: Probe
  readonly securityContext: object
}

interface Manifest {
  readonly apiVersion: string
  readonly kind: string
  readonly metadata: { readonly name: string }
  readonly spec: {
    readonly template?: {
      readonly metadata: { readonly labels: object; readonly annotations: Readonly<Record<string, string>> }
      readonly spec: { readonly containers: readonly Container[]; readonly securityContext: object }
    }
    readonly selector?: { readonly app?: string; readonly matchLabels?: object }
    readonly podSelector?: { readonly matchLabels: object }
    readonly ports?: readonly { readonly targetPort: string }[]
    readonly ingress?: readonly { readonly ports: readonly { readonly port: string }[] }[]
  }
}

const file = fileURLToPath(new URL('../../deploy/kubernetes/foyer.yaml', appRoot))
const documents = parseAllDocuments(readFileSync(file, 'utf8'))
const manifests = documents.map((document) => document.toJS() as Manifest)
const find = (kind: string) => manifests.find((each) => each.kind === kind)?.spec
const pod = find('Deployment')?.template
const container = pod?.spec.containers[0]
const ports = new Map(container?.ports.map(({ name, containerPort }) => [name, containerPort]))

describe('deploy/kubernetes/foyer.yaml', () => {
  test('is valid YAML, with kinds that Kubernetes 1.25 and newer know', () => {
    expect(documents.flatMap(({ errors }) => errors)).toEqual([])
    expect(manifests.map(({ apiVersion, kind, metadata }) => [apiVersion, kind, metadata.name])).toEqual([
      ['apps/v1', 'Deployment', 'foyer'],
      ['v1', 'Service', 'foyer'],
      ['policy/v1', 'PodDisruptionBudget', 'foyer'],
      ['networking.k8s.io/v1', 'NetworkPolicy', 'foyer'],
    ])
  })

  test('has objects that all select the pods, and ports that are all theirs', () => {
    const { labels } = pod?.metadata ?? {}
    expect(find('Deployment')?.selector?.matchLabels).toEqual(labels)
    expect(find('Service')?.selector).toEqual(labels)
    expect(find('PodDisruptionBudget')?.selector?.matchLabels).toEqual(labels)
    expect(find('NetworkPolicy')?.podSelector?.matchLabels).toEqual(labels)
    const asked = [
      ...(find('Service')?.ports ?? []).map(({ targetPort }) => targetPort),
      ...(find('NetworkPolicy')?.ingress ?? []).flatMap((rule) => rule.ports.map(({ port }) => port)),
    ]
    expect(asked).toEqual(['http', 'http', 'metrics'])
    expect([...ports.keys()]).toEqual(['http', 'metrics'])
  })

  test('has settings that the server accepts and listens by', () => {
    const settings = Object.fromEntries(container?.env.map(({ name, value }) => [name, value]) ?? [])
    // The address and the database come from the secret.
    const config = readConfig({ ...production, ...settings })
    expect(config.metricsListener).toEqual({ host: '0.0.0.0', port: ports.get('metrics') })
    expect(config.port).toBe(ports.get('http'))
    expect(pod?.metadata.annotations['prometheus.io/port']).toBe(String(ports.get('metrics')))
    const asked = new Set<string>()
    readConfig(new Proxy({}, { get: (_, name) => void asked.add(String(name)) }))
    expect(Object.keys(settings).filter((name) => !asked.has(name))).toEqual([])
  })

  test('takes a process out of the service when the database is gone, without restarting it', () => {
    const paths = [container?.startupProbe, container?.readinessProbe, container?.livenessProbe]
    expect(paths.map((probe) => probe?.httpGet)).toEqual([
      { path: operations.healthz.path, port: 'http' },
      { path: operations.readyz.path, port: 'http' },
      { path: operations.healthz.path, port: 'http' },
    ])
  })

  test('runs as nobody, without privileges and without writing to its disk', () => {
    expect(pod?.spec.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 1000 })
    expect(container?.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    })
  })

  const hasKubeconform = spawnSync('kubeconform', ['-v']).status === 0
  const reason = hasKubeconform ? '' : ' (skipped: kubeconform is not installed)'

  test.runIf(hasKubeconform)(`matches the schemas of Kubernetes${reason}`, () => {
    const { status, stdout } = spawnSync('kubeconform', ['-strict', file], { encoding: 'utf8' })
    expect(stdout).toBe('')
    expect(status).toBe(0)
  })
})
