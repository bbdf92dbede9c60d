// The steps of `pnpm check` as plain data, so that any runner can use them.
import { existsSync, globSync } from 'node:fs'
import { dirname, join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const node = process.execPath
const bin = (name) => join(root, 'node_modules/.bin', name)

const projects = ['tests', 'scripts/guards', '.storybook', ...globSync('{packages,apps}/*', { cwd: root })]
  .map((folder) => folder.replaceAll('\\', '/'))
  .filter((folder) => existsSync(join(root, folder, 'tsconfig.json')))
  .toSorted()

const guard = (name) => ({ command: node, args: [join(import.meta.dirname, `${name}.mjs`), root] })

/** The steps of `pnpm check`. */
export const checkSteps = [
  // The longest step comes first, so that the others run beside it.
  {
    name: 'unit',
    what: 'unit and property tests',
    command: bin('vitest'),
    args: ['run', '--project', 'unit', '--reporter=dot'],
  },
  {
    name: 'lint',
    what: 'oxlint, type-aware, with the house rules',
    command: bin('oxlint'),
    args: ['--format=unix'],
  },
  ...projects.map((folder) => ({
    name: `types ${dirname(folder) === '.' ? folder : folder.split('/').slice(-1)}`,
    group: 'types',
    what: `strict TypeScript in ${folder}`,
    command: bin('tsc'),
    // Two projects are checked at a time; several checkers in each would infer the same types again.
    args: ['-p', folder, '--pretty', 'false', '--singleThreaded'],
  })),
  {
    name: 'boundaries',
    what: 'who imports whom (dependency-cruiser), and the picture of it',
    ...guard('boundaries'),
  },
  { name: 'messages', what: 'both catalogues, plurals, use in code', ...guard('messages') },
  {
    name: 'styles',
    what: 'stylelint: logical directions in style sheets',
    command: bin('stylelint'),
    args: ['{packages,apps,examples,.storybook}/**/*.css'],
  },
  { name: 'sources', what: 'comments that hush a check', ...guard('sources') },
  {
    name: 'uncalled-rules',
    what: 'every rule of the domain has a caller in production',
    command: bin('knip'),
    args: ['--production', '--config=knip.production.json', '--include=exports', '--no-progress'],
  },
  {
    name: 'documents',
    what: 'links and commands of the documents, the list of commands',
    ...guard('documents'),
  },
  {
    name: 'dead-code',
    what: 'files, exports and dependencies nobody uses',
    command: bin('knip'),
    args: ['--no-progress', '--no-config-hints'],
  },
  { name: 'format', what: 'oxfmt', command: bin('oxfmt'), args: ['--check'] },
].map((step) => ({ group: step.name, ...step, cwd: root }))
