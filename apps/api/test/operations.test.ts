import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test } from 'node:test'
import { parse } from 'yaml'
import { environmentSettings } from '../src/config/settings.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const read = (name: string): string => readFileSync(join(root, name), 'utf8')

test('every path that docs/operations.md names exists', () => {
  const paths = Array.from(
    read('docs/operations.md').matchAll(/(?:apps|packages|docs)\/[\w./-]+\.(?:tsv|ts|md|json)\b/g),
  )
  assert.ok(paths.length > 3)
  for (const [path] of paths) assert.ok(existsSync(join(root, path)), path)
})

type Instruction = { readonly word: string; readonly rest: string }

const instructions = (): readonly Instruction[] =>
  read('Dockerfile')
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [word = '', ...rest] = line.trim().split(/\s+/)
      return { word, rest: rest.join(' ') }
    })

test('the image copies existing files, runs without privileges and has a health check', () => {
  const all = instructions()
  const known = [
    'FROM',
    'ENV',
    'ARG',
    'RUN',
    'WORKDIR',
    'COPY',
    'VOLUME',
    'USER',
    'EXPOSE',
    'STOPSIGNAL',
    'HEALTHCHECK',
    'CMD',
  ]
  for (const { word } of all) assert.ok(known.includes(word), word)
  const stages = new Set(
    all.filter(({ word }) => word === 'FROM').map(({ rest }) => / AS (\w+)$/.exec(rest)?.[1]),
  )
  for (const { rest } of all.filter(({ word }) => word === 'COPY')) {
    const from = /^--from=(\w+) /.exec(rest)?.[1]
    if (from !== undefined) assert.ok(stages.has(from), rest)
    else for (const source of rest.split(' ').slice(0, -1)) assert.ok(existsSync(join(root, source)), source)
  }
  const last = all.slice(all.findLastIndex(({ word }) => word === 'FROM'))
  const of = (word: string): string => last.find((each) => each.word === word)?.rest ?? ''
  assert.equal(of('USER'), 'node')
  assert.match(of('HEALTHCHECK'), /CMD \[.+\/healthz.+\]$/)
  const images = all.filter(({ word }) => word === 'FROM').map(({ rest }) => rest.split(' ')[0] ?? '')
  assert.deepEqual(
    images.filter((image) => image !== '$NODE_IMAGE' && !stages.has(image)),
    [],
  )
  const argument = all.find(({ word, rest }) => word === 'ARG' && rest.startsWith('NODE_IMAGE='))
  assert.match(argument?.rest ?? '', /=node:24[\w.-]*$/)
  // A floating version could change between two builds.
  assert.doesNotMatch(read('Dockerfile'), /npm install[^\n]* pnpm|pnpm@/)
  const [program, ...words] = JSON.parse(of('CMD'))
  const script = words.at(-1)
  assert.equal(program, 'node')
  assert.ok(existsSync(join(root, script)))
})

test('compose.yaml starts two servers behind a trusted proxy, after the database is migrated', () => {
  const { services, networks } = parse(read('compose.yaml'), { merge: true })
  const proxy = read('Caddyfile')
  assert.ok(services.proxy.volumes.includes('./Caddyfile:/etc/caddy/Caddyfile:ro'))
  assert.deepEqual(Object.keys(services), ['database', 'migrate', 'server-1', 'server-2', 'proxy'])
  for (const name of ['server-1', 'server-2']) {
    assert.deepEqual(services[name].depends_on, { migrate: { condition: 'service_completed_successfully' } })
    for (const setting of Object.keys(services[name].environment))
      assert.ok(Object.hasOwn(environmentSettings, setting), setting)
    assert.equal(services[name].environment.TRUST_PROXY, services.proxy.networks.default.ipv4_address)
    assert.match(proxy, new RegExp(`${name}:3000`))
    assert.equal(new URL(services[name].environment.DATABASE_URL).username, 'sakina_server')
    assert.equal(services[name].environment.PGPASSWORD, services.database.environment.SERVER_PASSWORD)
  }
  const owner = services.database.environment
  assert.equal(new URL(services.migrate.environment.DATABASE_URL).username, owner.POSTGRES_USER)
  assert.equal(services.migrate.environment.PGPASSWORD, owner.POSTGRES_PASSWORD)
  const mounted = services.database.volumes.find((volume: string) => volume.includes('initdb.d'))
  assert.ok(existsSync(join(root, mounted.split(':')[0])))
  assert.deepEqual(services.migrate.depends_on, { database: { condition: 'service_healthy' } })
  assert.ok(existsSync(join(root, services.migrate.command[1])))
  assert.ok(services.database.healthcheck.test.includes('pg_isready'))
  assert.match(proxy, /health_uri \/readyz/)
  assert.equal(networks.default.ipam.config[0].subnet, '172.28.0.0/24')
})

test('compose.yaml passes every setting of the server that neither it nor the image fixes', () => {
  const { services } = parse(read('compose.yaml'), { merge: true })
  const image =
    read('Dockerfile')
      .split(/^FROM /m)
      .at(-1) ?? ''
  const fixedByImage = Array.from(image.matchAll(/(?<=^ENV .*)\b([A-Z_]+)=/gm), ([, name]) => name)
  // The servers connect without a pooler, so there is no second address of the database.
  const fixed = new Set([...fixedByImage, 'DIRECT_DATABASE_URL'])
  for (const name of ['server-1', 'server-2', 'migrate']) {
    const passed: Readonly<Record<string, string>> = services[name].environment
    const missing = Object.keys(environmentSettings).filter((each) => !fixed.has(each) && !(each in passed))
    assert.deepEqual(missing, [], name)
    for (const each of Object.keys(passed)) {
      assert.ok(!fixedByImage.includes(each), `${each} would overrule the image`)
      const own = /^\$\{(\w+)[:}]/.exec(passed[each] ?? '')?.[1]
      if (own !== undefined && Object.hasOwn(environmentSettings, own)) assert.equal(own, each)
    }
  }
})

test('no container writes outside its volumes, gains privileges or uses all memory', () => {
  const { services } = parse(read('compose.yaml'), { merge: true })
  const rights = new Map([['proxy', ['NET_BIND_SERVICE']]])
  const megabytes = (limit: string): number =>
    Number.parseInt(limit) * (limit.endsWith('g') ? 1_024 : limit.endsWith('m') ? 1 : Number.NaN)
  for (const [name, service] of Object.entries<Record<string, unknown>>(services)) {
    assert.equal(service['read_only'], true, name)
    assert.deepEqual(service['cap_drop'], ['ALL'], name)
    assert.deepEqual(service['cap_add'], rights.get(name), name)
    assert.deepEqual(service['security_opt'], ['no-new-privileges:true'], name)
    assert.equal(service['privileged'], undefined, name)
    assert.ok(Object(service['tmpfs']).includes('/tmp'), name)
    assert.ok(Number(service['pids_limit']) > 0, name)
    assert.ok(megabytes(String(service['mem_limit'])) <= 1_024, name)
    const mounted = Object(service['volumes'] ?? [])
    for (const volume of mounted) assert.match(volume, /^\.\/.+:ro$|^[a-z]+:\//, name)
  }
  // The memory alert in the documents fires below the memory limit of the container.
  assert.ok(megabytes(services['server-1'].mem_limit) > 450)
  assert.equal(services.database.user, 'postgres')
})

test('every image can be pinned by digest through an environment variable, without changing a file', () => {
  const { services } = parse(read('compose.yaml'), { merge: true })
  const images = Object.values<Record<string, unknown>>(services).map(({ image }) => String(image))
  const outside = images.filter((image) => image !== 'sakina')
  assert.equal(outside.length, 2)
  for (const image of outside) assert.match(image, /^\$\{(POSTGRES|CADDY)_IMAGE:-(postgres:17|caddy:2)\}$/)
  assert.match(services['server-1'].build.args.NODE_IMAGE, /^\$\{NODE_IMAGE:-node:24/)
  for (const name of ['NODE_IMAGE', 'POSTGRES_IMAGE', 'CADDY_IMAGE'])
    assert.ok(read('docs/operations.md').includes(name), name)
})
