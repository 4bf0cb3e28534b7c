import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { environmentSchema, parseConfig as parseActionsConfig } from '#actions/config.js'
import { parseConfig as parseEngineConfig } from '#engine/config/config.js'
import { isDescribed } from '#scripts/lib/gateway/heads/page-heads.mjs'
import { INNER_HEADERS } from '#scripts/lib/gateway/inner-headers.mjs'
import { PAGE_PATTERNS } from '#scripts/lib/gateway/page-paths.mjs'
import { ACTIONS_PATHS, ENGINE_PATHS, SEARCH_PATHS } from '#scripts/lib/gateway/paths.mjs'
import { stackSecrets } from '#scripts/lib/stack-secrets.mjs'
import { REPOSITORY } from '#tests/environment.js'

interface Service {
  image?: string
  restart?: string
  healthcheck?: { test: string[] }
  environment?: Record<string, string>
  ports?: string[]
  volumes?: string[]
  depends_on?: Record<string, { condition: string }>
}

const read = (file: string) => readFileSync(path.join(REPOSITORY, file), 'utf8')
const compose: { services: Record<string, Service> } = parse(read('docker-compose.yml'))
const nginx = read('deploy/web/default.conf.template')
const given: Record<string, string> = { PUBLIC_URL: 'http://localhost:3000', ...stackSecrets() }

/** The service's environment as Docker would interpolate it from what `npm run stack` writes. */
function environmentOf(name: string): Record<string, string> {
  const entries = Object.entries(compose.services[name]?.environment ?? {})
  return Object.fromEntries(entries.map(([key, value]) => [key, interpolate(value)]))
}

function interpolate(text: string): string {
  return text.replace(/\$\{(\w+)(?::([-+?])([^}]*))?\}/g, (whole, name: string, mark: string, words: string) => {
    if (mark === '+') return given[name] ? words : ''
    const value = given[name] ?? (mark === '-' ? words : undefined)
    if (value === undefined) throw new Error(`${whole}: nothing gives ${name}`)
    return value
  })
}

describe('the containers', () => {
  it('give the actions a valid environment without unknown names', () => {
    expect(() => parseActionsConfig(environmentOf('actions'))).not.toThrow()
    expect(Object.keys(environmentOf('actions')).filter((name) => !(name in environmentSchema.fields))).toEqual([])
  })

  it('use names for the engine that the embedded one reads too', () => {
    const { HASURA_GRAPHQL_METADATA_DATABASE_URL, ...environment } = environmentOf('graphql-engine')
    expect(HASURA_GRAPHQL_METADATA_DATABASE_URL).toMatch(/\/sagework_hasura$/)
    expect(() => parseEngineConfig(environment)).not.toThrow()
  })

  it('require every secret, without a default', () => {
    for (const name of Object.keys(stackSecrets())) expect(read('docker-compose.yml')).toContain(`\${${name}:?}`)
  })

  it('pin every image, and Hasura to an exact 2.x version', () => {
    const images = Object.values(compose.services).flatMap(({ image }) => image ?? [])
    for (const image of images) expect(image).toMatch(/:(17|v?\d+\.\d+(\.\d+)?(\.cli-migrations-v3)?)$/)
    const engines = images.filter((image) => image.startsWith('hasura/'))
    expect(new Set(engines).size).toBe(1)
    expect(engines[0]).toMatch(/:v2\.\d+\.\d+\.cli-migrations-v3$/)
  })

  it('start the engine only after the actions are healthy, which never wait for it', () => {
    expect(compose.services['graphql-engine']?.depends_on?.actions).toEqual({ condition: 'service_healthy' })
    expect(compose.services.actions?.depends_on).not.toHaveProperty('graphql-engine')
  })

  it('use the same migrations and metadata as the embedded engine, both applied by the owner', () => {
    expect(compose.services.migrations?.volumes).toEqual([
      './hasura/migrations:/hasura-migrations:ro',
      './hasura/metadata:/hasura-metadata:ro',
    ])
    expect(environmentOf('migrations').HASURA_GRAPHQL_DATABASE_URL).toContain('sagework_owner')
  })

  it('[X-16] let the serving engine define nothing', () => {
    const engine = compose.services['graphql-engine']
    expect(environmentOf('graphql-engine').HASURA_GRAPHQL_DATABASE_URL).toContain('sagework_hasura')
    expect(engine).not.toHaveProperty('volumes')
    const roles = read('deploy/postgres/10-create-roles.sh')
    expect(roles).not.toMatch(/grant sagework_owner|grant all|create on|authorization sagework_hasura/i)
  })

  it('are restarted when they exit, and have health checks', () => {
    const staying = Object.entries(compose.services).filter(([name]) => name !== 'migrations')
    for (const [name, { restart, healthcheck }] of staying) {
      expect(`${name}: ${restart}`).toBe(`${name}: unless-stopped`)
      // the mail catcher's image has its own
      if (name !== 'mail') expect(healthcheck?.test, name).toBeDefined()
    }
    expect(compose.services.migrations?.restart).toBeUndefined()
  })

  it('wait for dependencies with a readiness check', () => {
    for (const { depends_on = {} } of Object.values(compose.services))
      for (const [name, { condition }] of Object.entries(depends_on))
        expect(`${name}: ${condition}`).toBe(
          `${name}: service_${name === 'migrations' ? 'completed_successfully' : 'healthy'}`,
        )
  })

  it('publish only the web client; other ports stay on this machine', () => {
    const open = Object.entries(compose.services).filter(([, { ports }]) =>
      ports?.some((port) => !port.startsWith('127.0.0.1:')),
    )
    expect(open.map(([name]) => name)).toEqual(['web'])
  })
})

describe('the containers’ proxy', () => {
  const blocks = [...nginx.matchAll(/location (= )?(\S+) \{([^}]*)\}/g)]
  const forwardedTo = (upstream: string) =>
    blocks
      .filter(([, , , body]) => body?.includes(`http://${upstream}`))
      .map(([, , prefix]) => prefix?.replace(/\/$/, ''))

  it('forwards the same paths as the gateway of npm start', () => {
    expect(forwardedTo('edge')).toEqual(ENGINE_PATHS)
    expect(forwardedTo('actions')).toEqual([...Object.keys(SEARCH_PATHS), ...ACTIONS_PATHS])
  })

  it('[X-64] sends to the edge the pages whose head depends on what is published, and no others', () => {
    const [, pattern = '^$'] = /location ~ (\^\/\(insights\S*) \{/.exec(nginx) ?? []
    const paths = ['/insights', '/insights/review', '/question-summary/', '/dashboard/insight_detail/a', '/dashboard']
    paths.push('/dashboard/qanda_detail/a', '/dashboard/qanda_detail/a/b', '/dashboard/qanda_response/a', '/')
    paths.push('/elena-marchetti', '/elena-marchetti/', '/elena-marchetti/offerings/a', '/favicon.svg')
    paths.push(...PAGE_PATTERNS.filter((pattern) => !pattern.includes(':')))
    for (const path of paths) expect(new RegExp(pattern).test(path), path).toBe(isDescribed({ url: path, headers: {} }))
    expect(compose.services.edge?.environment).toMatchObject({ PAGES_URL: 'http://web:8080' })
  })

  it('never calls the engine directly: the guard in between parses socket messages, and counts', () => {
    expect(forwardedTo('graphql-engine')).toEqual([])
    expect(compose.services.edge?.environment).toMatchObject({ ENGINE_URL: 'http://graphql-engine:8080' })
    expect(compose.services.edge?.ports).toBeUndefined()
  })

  it('delays no stream events: responses are neither buffered nor compressed', () => {
    const doors = blocks.find(([, , prefix]) => prefix === '/api/')
    expect(doors?.[3]).toContain('proxy_buffering off;')
    expect(nginx).toMatch(/^ {2}gzip_types (?!.*text\/event-stream).*;$/m)
  })

  it('resolves a service again after it was recreated at another address', () => {
    expect(nginx).toMatch(/^resolver 127\.0\.0\.11 /m)
    for (const [name, port] of [
      ['edge', 3000],
      ['actions', 4000],
    ])
      expect(nginx).toContain(`upstream ${name} {\n  zone ${name} 64k;\n  server ${name}:${port} resolve;\n}`)
    const asked = [...nginx.matchAll(/proxy_pass http:\/\/([\w.:-]+)/g)].map(([, name]) => name)
    expect(new Set(asked)).toEqual(new Set(['edge', 'actions']))
  })

  it('includes everything the guard imports', () => {
    const copied = [...read('deploy/edge.Dockerfile').matchAll(/^COPY (scripts\S+) /gm)].map(([, from]) => String(from))
    const rooms: Record<string, string[]> = JSON.parse(read('scripts/lib/room-packages.json'))
    const seen = new Set<string>()
    const follow = (file: string) => {
      if (seen.has(file)) return
      seen.add(file)
      expect(copied.some((one) => file === one || file.startsWith(`${one}/`))).toBe(true)
      for (const [, , from] of read(file).matchAll(/^(import|export) .*?from '([^']+)'/gms)) {
        if (from?.startsWith('.')) follow(path.posix.join(path.posix.dirname(file), from))
        else if (!from?.startsWith('node:') && from !== 'vite') expect(rooms.gateway).toContain(from)
      }
    }
    follow('scripts/edge.mjs')
    expect(seen.size).toBeGreaterThan(5)
  })

  it('drops internal headers in every location', () => {
    for (const header of INNER_HEADERS) expect(nginx.toLowerCase()).toContain(`proxy_set_header ${header} "";`)
    for (const [, , , body] of blocks) expect(body).not.toContain('proxy_set_header')
  })

  it('serves pages with the gateway’s headers, written when the page is built', () => {
    const pages = blocks.find(([, , prefix]) => prefix === '/')?.[3]
    expect(pages).toContain('include /etc/nginx/page-headers.conf;')
    expect(pages).toContain('add_header Strict-Transport-Security $strict_transport always;')
    expect(pages).toContain('add_header Link $page_preloads;')
    expect(pages?.match(/add_header/g)).toHaveLength(2)
    expect(read('deploy/web.Dockerfile')).toContain(
      'COPY --from=build /app/dist/page-headers.conf /etc/nginx/page-headers.conf',
    )
  })

  it('names what a page loads first, as the gateway does', () => {
    expect(nginx).toMatch(/^include \/etc\/nginx\/page-preloads\.conf;$/m)
    expect(read('deploy/web.Dockerfile')).toContain(
      'COPY --from=build /app/dist/page-preloads.conf /etc/nginx/page-preloads.conf',
    )
  })

  it('serves what was compressed when the image was built, as brotli to browsers that take it', () => {
    expect(read('deploy/web.Dockerfile')).toContain('node scripts/prepare-web-image.mjs')
    expect(nginx).toMatch(/^ {2}gzip_static on;/m)
    const assets = [...nginx.matchAll(/location ~ \^\/assets\/\S+\$ \{([^}]*)types \{\}([^}]*)\}/g)].map(
      ([, , body]) => body,
    )
    expect(assets).toHaveLength(2)
    for (const body of assets)
      for (const line of [
        'gzip off;',
        'add_header Content-Encoding $brotli_encoding;',
        'add_header Vary Accept-Encoding;',
        'add_header X-Content-Type-Options nosniff;',
        'try_files $uri$brotli_suffix @asset;',
      ])
        expect(body).toContain(line)
    const [, accepted = ''] = /"~\*(\S.*)" "\.br";/.exec(nginx) ?? []
    const takes = (header: string) => new RegExp(accepted, 'i').test(header)
    expect(['gzip, deflate, br, zstd', 'br;q=1.0', 'BR', 'br;q=0.5, gzip'].map(takes)).not.toContain(false)
    expect(['', 'gzip, deflate', 'br;q=0', 'br; q=0.0, gzip', 'brotli'].map(takes)).not.toContain(true)
  })

  it('[GD-79, GD-80] lets pages connect only where the operator’s settings say', () => {
    for (const name of ['ANALYTICS_KEY', 'ANALYTICS_URL', 'TRACE_URL', 'GEO_URL']) {
      expect(compose.services.web?.environment).toHaveProperty(name)
      expect(compose.services.web?.environment?.[name]).toBe(compose.services.actions?.environment?.[name])
    }
    const originsIn = (variable: string, value: string) => {
      const [, pattern = '', into = ''] =
        new RegExp(`\\$${variable} \\{ "~(\\S.*?)" (\\S.*?); default`).exec(nginx) ?? []
      const found = new RegExp(pattern).exec(value)
      return found ? into.replaceAll('"', '').replace(/\$(\d)/g, (_, index) => found[Number(index)] ?? '') : ''
    }
    expect(originsIn('analytics_origin', 'key https://count.example/i/v0/e/')).toBe('https://count.example')
    expect(originsIn('analytics_origin', ' https://count.example/i/v0/e/')).toBe('')
    const both = 'https://trace.example/cdn https://geo.example/{ip}'
    expect(originsIn('location_origins', both)).toBe('https://trace.example https://geo.example')
    expect([' https://geo.example', 'https://trace.example '].map((one) => originsIn('location_origins', one))).toEqual(
      ['', ''],
    )
  })
})
