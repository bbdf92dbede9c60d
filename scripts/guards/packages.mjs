// Runs publint and "are the types wrong" on the packages as they would be published.
import { spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { printVerdicts } from './common/verdicts.ts'

const root = join(import.meta.dirname, '../..')
const binary = (name) => join(root, 'node_modules/.bin', name)
const verdicts = []

function run(what, command, args, folder) {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
  })
  const said = error ? error.message : `${stdout}\n${stderr}`.trim()
  verdicts.push({ what, ok: status === 0, said })
  console.log(`${status === 0 ? 'ok    ' : 'FAILED'} ${what}`)
  return status === 0
}

/** Expands `./*` to its entries (`./money`, `./calendar`), since attw skips a wildcard. */
function spelledOut(folder, [entry, target]) {
  const [before, after] = (target.default ?? target).replace(/^\.\//, '').split('*')
  if (!entry.includes('*')) return [entry]
  return globSync(`${before}*${after}`, { cwd: folder })
    .map((file) => file.replaceAll('\\', '/'))
    .map((file) => entry.replace('*', file.slice(before.length, file.length - after.length)))
}

function check(folder, { name, publishConfig, exports }) {
  // Files of an earlier build must not get into the tarball.
  rmSync(join(folder, 'dist'), { recursive: true, force: true })
  if (!run(`${name}: build`, 'pnpm', ['--filter', name, 'build'], root)) return
  const place = mkdtempSync(join(tmpdir(), 'packed-'))
  if (!run(`${name}: pack`, 'pnpm', ['pack', '--pack-destination', place], folder)) return
  const tarball = join(place, globSync('*.tgz', { cwd: place })[0])
  const inside = spawnSync('tar', ['-tf', tarball], { encoding: 'utf8' }).stdout.split('\n')
  const strays = inside.filter((file) =>
    /\.(?:test|stories|keys|meta)\.|\/(?:testing|story-kit)\//.test(file),
  )
  verdicts.push({ what: `${name}: no test inside`, ok: strays.length === 0, said: strays.join(', ') })
  run(`${name}: publint`, binary('publint'), [tarball, '--strict'], folder)
  // Styles, pictures, fonts and data have no types.
  const entries = Object.entries(publishConfig?.exports ?? exports)
    .flatMap((entry) => spelledOut(folder, entry))
    .filter((entry) => !/\.(?:css|json|svg|woff2|txt|md)$/.test(entry))
  const attw = [tarball, '--profile=esm-only', '--no-emoji', '--entrypoints', ...entries]
  run(`${name}: are the types wrong`, binary('attw'), attw, folder)
  rmSync(place, { recursive: true, force: true })
}

for (const file of globSync('packages/*/package.json', { cwd: root }).toSorted()) {
  const manifest = JSON.parse(readFileSync(join(root, file), 'utf8'))
  if (manifest.private !== true) check(join(root, dirname(file)), manifest)
}
printVerdicts(verdicts)
