import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { loadApiConfig, loadWebConfig } from '../packages/config/src/index.ts'

interface Service {
  image?: string
  build?: { dockerfile: string; target?: string; args?: Record<string, string> }
  command?: string | string[]
  environment?: Record<string, string>
  volumes?: string[]
  depends_on?: string[] | Record<string, unknown>
}

const project = fileURLToPath(new URL('..', import.meta.url))
const read = (path: string): string => readFileSync(`${project}/${path}`, 'utf8')
const FILE = 'deploy/compose/compose.yaml'
const { services, volumes } = parse(read(FILE), { merge: true }) as {
  services: Record<string, Service>
  volumes: Record<string, null>
}

/** ${NAME:-default} as Compose reads it in an empty environment. */
const withDefaults = (environment: Record<string, string> = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [
      name,
      value.replaceAll(/\$\{\w+:-([^}]*)\}/g, (_, fallback: string) => fallback),
    ]),
  )

describe(FILE, () => {
  // Needs no daemon, only the plug-in.
  it.runIf(spawnSync('docker', ['compose', 'version']).status === 0)('is accepted by docker compose', () => {
    const run = spawnSync('docker', ['compose', '-f', FILE, 'config', '--quiet'], { cwd: project, encoding: 'utf8' })
    expect(run.stderr).toBe('')
    expect(run.status).toBe(0)
  })

  it('has the engines and processes that the scripts start', () => {
    expect(Object.keys(services)).toEqual(
      expect.arrayContaining(['postgres', 'redis', 'opensearch', 's3', 'api', 'worker', 'web', 'front']),
    )
  })

  it.each(Object.entries(services))('%s refers only to what exists', (_, service) => {
    const needed = Array.isArray(service.depends_on) ? service.depends_on : Object.keys(service.depends_on ?? {})
    expect(needed.filter((name) => !(name in services))).toEqual([])
    const mounted = (service.volumes ?? []).map((mount) => mount.split(':')[0]!)
    expect(mounted.filter((name) => !(name in volumes))).toEqual([])
    const scripts = /\S+\.ts$/.exec(String(service.command)) ?? []
    expect(scripts.filter((path) => !existsSync(`${project}/${path}`))).toEqual([])
  })

  it.each(Object.entries(services).filter(([, { build }]) => !build))(
    '%s is an image of a stated version',
    (_, service) => {
      expect(service.image).toMatch(/:[\w.-]+$/)
    },
  )

  it.each(Object.entries(services).filter(([, { build }]) => build))(
    '%s is built by a stage that exists',
    (_, { build }) => {
      const dockerfile = read(build!.dockerfile)
      expect(dockerfile).toMatch(new RegExp(`^FROM .*${build!.target ? ` AS ${build!.target}` : ''}$`, 'm'))
      expect(Object.keys(build!.args ?? {}).filter((name) => !dockerfile.includes(`ARG ${name}`))).toEqual([])
    },
  )

  it('gives every process a configuration it accepts', () => {
    for (const name of ['api', 'worker'])
      expect(loadApiConfig(withDefaults(services[name]!.environment)).APP_PROFILE).toBe('development')
    expect(loadWebConfig(withDefaults(services['web']!.environment)).API_ORIGIN).toBe('http://api:18081')
  })

  it.each(['kms', 'files'])('fills in every name of the nginx template %s', (template) => {
    const names = [...read(`deploy/nginx/${template}.conf.template`).matchAll(/\$\{(\w+)\}/g)].map((match) => match[1]!)
    const given = new Set(Object.keys(services['front']!.environment!))
    expect(names.filter((name) => !given.has(name))).toEqual([])
  })

  it('runs the versions that the scripts install', () => {
    const version = (script: string, name: string): string | undefined =>
      new RegExp(`${name}:-([^}]+)}`).exec(read(script))?.[1]
    expect(services['opensearch']!.build!.args!['OPENSEARCH_VERSION']).toBe(
      version('tools/engines/opensearch.sh', 'OPENSEARCH_VERSION'),
    )
    expect(services['s3']!.image).toBe(`versity/versitygw:${version('tools/engines/s3.sh', 'VERSITYGW_VERSION')}`)
  })
})
