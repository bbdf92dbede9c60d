/**
 * The house as docs/architecture.md draws it. A row speaks for a folder; a `*` in it stands for every folder there
 * is, each a zone of its own, so that a new feature is walled in the day it appears. A zone may import itself, the
 * zones named in `zones`, and the libraries named in `libraries`; anything else is a forbidden edge.
 */
export type Row = {
  readonly folder: string
  readonly zones: readonly string[]
  /** Zones it may know by `import type` alone. */
  readonly types?: readonly string[]
  readonly libraries: readonly string[]
  readonly node?: true
  /** Made for tests: those of every package may import it. */
  readonly forTests?: true
}

const everything = ['**']
const react = ['react', 'react-dom']

const text = 'packages/text/src'
const vocabulary = 'packages/domain/src/vocabulary'
const domain = [
  'packages/domain/src',
  'packages/domain/src/calendar',
  'packages/domain/src/schedule',
  vocabulary,
]
const rules = 'packages/domain/src/validation'
const wire = 'packages/api-client/src/wire'
const client = 'packages/api-client/src/client'
const swr = 'packages/api-client/src/swr'
const kit = 'packages/ui/src'
const packages = [text, ...domain, rules, wire, client, swr, kit]

const shared = 'apps/web/src/shared/*'
const features = 'apps/web/src/features/*'
const routes = 'apps/web/src/routes'
const screen = [...react, 'react-intl', 'swr']

const ports = 'apps/api/src/ports'
const useCases = 'apps/api/src/use-cases'
const config = 'apps/api/src/config'
const catalogue = 'apps/api/src/catalogue'
const failures = 'apps/api/src/failures'
const repositories = 'apps/api/src/db/repositories'
const databaseTypes = 'apps/api/src/db'
const letters = 'apps/api/src/letters'
const recordId = 'apps/api/src/db/record-id.ts'
// what an engine's refusal means: read where failures are answered, by whoever answers them
const databaseFaults = ['apps/api/src/db/database-errors.ts', 'apps/api/src/db/constraint-failures.ts']
const server = 'apps/api/src'

export const house: readonly Row[] = [
  { folder: text, zones: [], libraries: [] },

  // every list of states and every limit of a text: a leaf that everybody may read
  { folder: vocabulary, zones: [], libraries: [] },
  { folder: 'packages/domain/src', zones: [text, ...domain], libraries: [] },
  {
    folder: 'packages/domain/src/calendar',
    zones: [text, ...domain],
    libraries: ['@internationalized/date'],
  },
  {
    folder: 'packages/domain/src/schedule',
    zones: [text, ...domain],
    libraries: ['@internationalized/date'],
  },
  { folder: rules, zones: [text, ...domain], libraries: ['yup'] },

  // yup stays out of the contract: it would reach every page with it
  { folder: wire, zones: [text, ...domain], libraries: ['valibot'] },
  { folder: client, zones: [wire, text, ...domain], libraries: ['valibot'] },
  { folder: swr, zones: [wire, client, text, ...domain], libraries: ['swr', 'react'] },
  {
    folder: 'packages/api-client/src/openapi',
    zones: [wire],
    libraries: ['valibot', '@valibot/to-json-schema'],
  },

  {
    folder: kit,
    zones: [text],
    libraries: [
      ...react,
      '@radix-ui/*',
      '@internationalized/*',
      'class-variance-authority',
      'lucide-react',
      'uqr',
    ],
  },
  {
    // drives a rendered page in a test of somebody else's, and is imported there alone
    folder: `${kit}/testers`,
    zones: [kit],
    libraries: ['@testing-library/dom'],
    forTests: true,
  },

  { folder: 'apps/web/src/shared/is-record.ts', zones: [], libraries: [] },
  { folder: shared, zones: [...packages, shared, 'apps/web/src/shared/is-record.ts'], libraries: screen },
  {
    // the list of every page's words, which the build writes
    folder: 'apps/web/src/shared/words',
    zones: [...packages, shared, 'apps/web/src/shared/is-record.ts'],
    libraries: [...screen, 'virtual:words'],
  },
  {
    folder: 'apps/web/src/shared/forms',
    zones: [...packages, shared],
    libraries: [...screen, 'formik', 'yup'],
  },
  {
    folder: 'apps/web/src/shared/router',
    zones: [...packages, shared],
    libraries: [...react, 'react-router-dom'],
  },
  {
    // the agency's brand is one file, which the site and the server both read
    folder: 'apps/web/src/shared/config',
    zones: [...packages, shared, 'apps/api/catalogue'],
    libraries: [],
  },
  { folder: 'apps/api/catalogue', zones: [], libraries: [] },
  { folder: features, zones: [...packages, shared], libraries: screen },
  { folder: routes, zones: [...packages, shared, features], libraries: screen },
  { folder: 'apps/web/src/app', zones: [...packages, shared, features, routes], libraries: screen },
  {
    // runs at build only, where pages are rendered ahead
    folder: 'apps/web/src/app/entry-server.tsx',
    zones: ['apps/web/src/app', ...packages, shared, features, routes],
    libraries: screen,
    node: true,
  },
  { folder: 'apps/web/build', zones: everything, libraries: everything, node: true },
  { folder: 'apps/web', zones: ['apps/web/build'], libraries: everything, node: true },

  { folder: 'apps/api/src', zones: everything, libraries: everything, node: true },
  { folder: 'apps/api/src/main', zones: everything, libraries: everything, node: true },
  { folder: config, zones: [text, ...domain], libraries: ['valibot'], node: true },
  {
    folder: 'apps/api/src/http',
    zones: [
      text,
      ...domain,
      rules,
      wire,
      useCases,
      ports,
      config,
      failures,
      catalogue,
      ...databaseFaults,
      'packages/api-client/src/openapi',
    ],
    // the shapes of an answer are made from rows; what is done to them is a use case's
    types: [server, databaseTypes, repositories],
    libraries: ['fastify', '@fastify/*', 'valibot', 'sanitize-html'],
    node: true,
  },
  { folder: failures, zones: [text, ...domain, wire], types: [databaseTypes], libraries: [] },
  {
    folder: useCases,
    // Repositories are the ports of the data: functions whose first argument is the transaction (decision 8).
    zones: [
      text,
      ...domain,
      rules,
      wire,
      ports,
      failures,
      config,
      repositories,
      letters,
      catalogue,
      ...databaseFaults,
    ],
    types: [server, databaseTypes],
    libraries: ['valibot'],
    node: true,
  },
  { folder: recordId, zones: [], libraries: [] },
  // the office's command line: a client of a running server, like any other
  {
    folder: 'apps/api/src/ops-cli',
    zones: [wire, client, text],
    types: [server],
    libraries: ['valibot'],
    node: true,
  },
  ...databaseFaults.map((folder) => ({
    folder,
    zones: [text, ...domain, wire, failures, databaseTypes, ...databaseFaults],
    libraries: ['drizzle-orm'],
  })),
  { folder: letters, zones: [text, ...domain, ports, config, catalogue], types: [useCases], libraries: [] },
  {
    folder: repositories,
    zones: [text, ...domain, ports, failures, databaseTypes, recordId, ...databaseFaults],
    libraries: ['drizzle-orm', 'valibot'],
    node: true,
  },
  { folder: ports, zones: [text, ...domain, wire], libraries: [] },
  {
    folder: databaseTypes,
    zones: [
      text,
      ...domain,
      wire,
      ports,
      config,
      failures,
      catalogue,
      repositories,
      recordId,
      ...databaseFaults,
    ],
    libraries: ['drizzle-orm', 'pg', '@electric-sql/pglite', 'valibot'],
    node: true,
  },
  {
    folder: 'apps/api/src/adapters',
    zones: [text, ...domain, wire, ports, config],
    types: [server],
    libraries: ['nodemailer', 'valibot'],
    node: true,
  },

  {
    folder: 'apps/api/src/catalogue',
    zones: [text, ...domain, wire, ports],
    libraries: ['valibot'],
    node: true,
  },

  { folder: 'apps/api', zones: everything, libraries: everything, node: true },
  { folder: 'apps/api/test', zones: everything, libraries: everything, node: true },
  { folder: 'scripts', zones: everything, libraries: everything, node: true },
  { folder: '.storybook', zones: packages, libraries: everything, node: true },
]

/**
 * Tests, stories, what the stories document (`button.keys.ts`, `button.meta.ts`) and what only these use. They may know
 * their own package whole, and any library.
 */
export const isTest = (file: string): boolean =>
  /\.(?:test|stories|keys|meta|bench|test-d)\.[cm]?[jt]sx?$/.test(file) ||
  /(?:^|\/)(?:test|tests|testing|story-kit|\.storybook)\//.test(file)

/** Only what a stranger could use too: what the packages publish and what the server serves. */
export const isOutsideTest = (file: string): boolean => file.startsWith('tests/')

/** Build and generator scripts of a package, beside its sources. */
export const isTool = (file: string): boolean =>
  /^packages\/[^/]+\/(?:scripts|build|tokens)\//.test(file) ||
  /^packages\/[^/]+\/[^/]+\.[cm]?[jt]s$/.test(file)
