// Which folders may import which; docs/architecture.md has the picture. A folder may import itself and the folders in
// `may`, the packages in `libraries`, and Node if `node` is true.

const react = ['react', 'react-dom']
const screen = [...react, 'react-intl', 'swr']

const text = 'packages/text/src'
const domain = 'packages/domain/src'
const validation = 'packages/domain/src/validation'
const wire = 'packages/api-client/src/wire'
const client = 'packages/api-client/src/client'
const swr = 'packages/api-client/src/swr'
const booking = 'packages/api-client/src/booking'
const kit = 'packages/ui/src'
const packages = [text, domain, validation, wire, client, swr, booking, kit]

const shared = ['apps/web/src/shared/*', 'apps/web/src/shared/is-record.ts']
const features = 'apps/web/src/features/*'
const routes = 'apps/web/src/routes'

const server = 'apps/api/src'
const database = 'apps/api/src/db'
const repositories = 'apps/api/src/db/repositories'
const useCases = 'apps/api/src/use-cases'
const ports = 'apps/api/src/ports'
const config = 'apps/api/src/config'
const catalogue = 'apps/api/src/catalogue'
const failures = 'apps/api/src/failures'
const emails = 'apps/api/src/emails'
const texts = 'apps/api/src/texts'
const recordId = 'apps/api/src/db/record-id.ts'
// The modules that translate database errors for the code that responds to failures.
const databaseErrors = ['apps/api/src/db/database-errors.ts', 'apps/api/src/db/constraint-failures.ts']
const rules = [text, domain]

/**
 * `*` stands for each folder at that place, with rules of its own. The folders in `types` may be used by `import type`
 * only. A folder inside another one of this list follows its own row.
 */
const folders = {
  [text]: {},
  // The lists of states and the limits of texts, which import nothing.
  'packages/domain/src/vocabulary': {},
  [domain]: { may: [text, 'packages/domain/src/vocabulary'] },
  'packages/domain/src/calendar': { may: rules, libraries: ['@internationalized/date'] },
  'packages/domain/src/schedule': { may: rules, libraries: ['@internationalized/date'] },
  [validation]: { may: rules, libraries: ['yup'] },

  // The contract loads without yup, because every page loads the contract.
  [wire]: { may: rules, libraries: ['valibot'] },
  [client]: { may: [...rules, wire], libraries: ['valibot'] },
  [swr]: { may: [...rules, wire, client], libraries: ['swr', 'react'] },
  [booking]: { may: [...rules, wire, client, swr], libraries: ['swr', 'react'] },
  'packages/api-client/src/openapi': {
    may: ['packages/domain/src/vocabulary', wire],
    libraries: ['valibot', '@valibot/to-json-schema'],
  },

  [kit]: {
    may: [text],
    libraries: [
      ...react,
      '@radix-ui/*',
      '@internationalized/*',
      'class-variance-authority',
      'lucide-react',
      'uqr',
    ],
  },
  // The helpers operate a rendered page in the tests of an app.
  'packages/ui/src/testers': { may: [kit], libraries: ['@testing-library/dom'] },

  'apps/web/src/shared/is-record.ts': {},
  'apps/web/src/shared/*': { may: [...packages, ...shared], libraries: screen },
  'apps/web/src/shared/forms': { may: [...packages, ...shared], libraries: [...screen, 'formik', 'yup'] },
  'apps/web/src/shared/router': { may: [...packages, ...shared], libraries: [...react, 'react-router-dom'] },
  // The brand of the agency is a file of the server.
  'apps/web/src/shared/config': { may: [...packages, ...shared, 'apps/api/catalogue'] },
  [features]: { may: [...packages, ...shared], libraries: screen },
  [routes]: { may: [...packages, ...shared, features], libraries: screen },
  'apps/web/src/app': { may: [...packages, ...shared, features, routes], libraries: screen },
  // Prerenders pages, during the build only.
  'apps/web/src/app/entry-server.tsx': {
    may: [...packages, 'apps/web/src/app', ...shared, features, routes],
    libraries: screen,
    node: true,
  },

  'apps/office/src': { may: packages, libraries: screen },
  'apps/office/src/shared/router.tsx': { libraries: ['react-router-dom'] },
  // The brand of the agency is a file of the server.
  'apps/office/src/shared/brand.ts': { may: ['apps/api/catalogue'] },

  [config]: { may: rules, libraries: ['valibot'], node: true },
  'apps/api/src/http': {
    may: [
      ...rules,
      validation,
      wire,
      'packages/api-client/src/openapi',
      useCases,
      ports,
      config,
      failures,
      catalogue,
      ...databaseErrors,
    ],
    // Responses are made from rows; reading and changing rows is left to the use cases.
    types: [server, database, repositories],
    libraries: ['fastify', '@fastify/*', 'valibot', 'sanitize-html'],
    node: true,
  },
  [failures]: { may: [...rules, wire], types: [database] },
  [useCases]: {
    // Repositories are functions whose first argument is the transaction (docs/decisions/0008).
    may: [
      ...rules,
      validation,
      wire,
      ports,
      failures,
      config,
      repositories,
      emails,
      texts,
      catalogue,
      ...databaseErrors,
    ],
    types: [server, database],
    libraries: ['valibot'],
    node: true,
  },
  [recordId]: {},
  // The command line of the office is a client of a running server.
  'apps/api/src/ops-cli': { may: [text, wire, client], types: [server], libraries: ['valibot'], node: true },
  ...Object.fromEntries(
    databaseErrors.map((file) => [
      file,
      { may: [...rules, wire, failures, database, ...databaseErrors], libraries: ['drizzle-orm'] },
    ]),
  ),
  [emails]: { may: [...rules, ports, config, catalogue], types: [useCases] },
  [texts]: { may: [...rules, ports, catalogue] },
  [repositories]: {
    may: [...rules, ports, failures, database, recordId, ...databaseErrors],
    libraries: ['drizzle-orm', 'valibot'],
    node: true,
  },
  [ports]: { may: [...rules, wire] },
  [database]: {
    may: [...rules, wire, ports, config, failures, catalogue, repositories, recordId, ...databaseErrors],
    libraries: ['drizzle-orm', 'pg', '@electric-sql/pglite', 'valibot'],
    node: true,
  },
  'apps/api/src/adapters': {
    may: [...rules, wire, ports, config],
    types: [server],
    libraries: ['nodemailer', 'valibot'],
    node: true,
  },
  [catalogue]: { may: [...rules, wire, ports], libraries: ['valibot'], node: true },
}

/**
 * Folders that may import everything, because they assemble the others or run only on a developer's
 * machine.
 */
const free = [
  'apps/api/src/main',
  'apps/api/[^/]+\\.ts',
  'apps/web/build',
  'apps/web/scripts',
  'apps/web/[^/]+\\.ts',
  'apps/office/[^/]+\\.ts',
  'apps/api/test',
  'apps/api/catalogue',
]
/** Tests, stories and their helpers may import everything inside their own package. */
const tests =
  '\\.(?:test|stories|keys|meta|bench|test-d)\\.[cm]?[jt]sx?$|(?:^|/)(?:test|tests|testing|story-kit)/|^packages/[^/]+/(?:(?:scripts|build|tokens)/|[^/]+$)'

const escaped = (path) => path.replaceAll('.', '\\.').replaceAll('*', '[^/]+')
const inside = (path) => `^${escaped(path)}${path.endsWith('.ts') || path.endsWith('.tsx') ? '$' : '/'}`
const packageName = (name) => `node_modules/${escaped(name)}/(?!.*node_modules/)`

const walls = Object.entries(folders).flatMap(
  ([folder, { may = [], types = [], libraries = [], node = false }]) => {
    const name = folder.replace(/^(?:packages|apps)\//, '').replace('/src', '')
    const ownRow = Object.keys(folders).filter(
      (other) => other !== folder && new RegExp(inside(folder)).test(`${other.replace('*', 'any')}/`),
    )
    const nearer = Object.keys(folders).filter(
      (other) => folder.endsWith('*') && !other.includes('*') && new RegExp(inside(folder)).test(`${other}/`),
    )
    const from = {
      path: folder.endsWith('*') ? `^${escaped(folder).replace('[^/]+', '([^/]+)')}/` : inside(folder),
      pathNot: [tests, ...[...ownRow, ...nearer].map(inside)],
    }
    const own = folder.endsWith('*') ? [`^${escaped(folder).replace('[^/]+', '$1')}/`] : [inside(folder)]
    const ofOurs = '^(?:packages|apps)/'
    return [
      {
        name: `${name} imports what it may`,
        severity: 'error',
        from,
        to: { path: ofOurs, pathNot: [...own, ...[...may, ...types].map(inside)] },
      },
      ...(types.length === 0
        ? []
        : [
            {
              name: `${name} knows some by their types alone`,
              severity: 'error',
              from,
              to: {
                path: types.map(inside),
                pathNot: [...own, ...may.map(inside)],
                dependencyTypesNot: ['type-only'],
              },
            },
          ]),
      {
        name: `${name} uses its libraries`,
        severity: 'error',
        from,
        to: { path: 'node_modules/', pathNot: libraries.map(packageName) },
      },
      ...(node
        ? []
        : [
            { name: `${name} runs in a browser`, severity: 'error', from, to: { dependencyTypes: ['core'] } },
          ]),
    ]
  },
)

export default {
  forbidden: [
    { name: 'no circle', severity: 'error', from: { pathNot: tests }, to: { circular: true } },
    {
      name: 'a file that is there',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
    {
      name: 'another package by its name',
      severity: 'error',
      from: {
        path: '^((?:packages|apps)/[^/]+|tests)/',
        pathNot: '^apps/web/(?:build/|[^/]+$|src/shared/config/)|^apps/office/src/shared/brand.ts$',
      },
      to: { path: '^(?:packages|apps|tests)/', pathNot: '^$1/', dependencyTypes: ['local'] },
    },
    {
      name: 'tests are for tests',
      severity: 'error',
      from: { path: '^(?:packages|apps)/', pathNot: tests },
      to: { path: `^(?:packages|apps)/.*(?:${tests})` },
    },
    {
      name: 'journeys use what is published or served',
      severity: 'error',
      from: { path: '^tests/' },
      to: { path: '^apps/' },
    },
    {
      name: 'every folder has a row here',
      severity: 'error',
      from: {
        path: '^(?:packages|apps)/',
        pathNot: [
          tests,
          ...Object.keys(folders).map(inside),
          ...free.map((path) => `^${path}(?:/|$)`),
          '^apps/api/src/[^/]+$',
        ],
      },
      to: {},
    },
    ...walls,
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(?:packages|apps)/[^/]+/dist/|^storybook-static/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default', 'node'],
    },
  },
}
