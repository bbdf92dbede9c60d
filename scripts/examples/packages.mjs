import { globSync, mkdirSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

import { runChild } from '../lib/run-child.mjs'
import { resolveFromRoot } from '../lib/root.mjs'
import { lastLines } from '../lib/toolchain.mjs'
import { runPnpm } from './pnpm.mjs'

/** Runs a command, and returns its last lines as a problem if it fails. */
async function problemsOf(command, args, cwd) {
  const { code, output } = await runChild(command, args, { cwd, capture: true })
  return code === 0 ? [] : [lastLines(output, 40)]
}

/** Expands `./*` to its entries (`./money`, `./calendar`), since attw skips a wildcard. */
function spelledOut(folder, [entry, target]) {
  const [before, after] = (target.default ?? target).replace(/^\.\//, '').split('*')
  if (!entry.includes('*')) return [entry]
  return globSync(`${before}*${after}`, { cwd: folder })
    .map((file) => file.replaceAll('\\', '/'))
    .map((file) => entry.replace('*', file.slice(before.length, file.length - after.length)))
}

/** Packs the built packages of a repository, and checks the tarballs with publint and "are the types wrong". */
export async function checkPackages(repository) {
  const verdicts = []
  for (const name of readdirSync(join(repository, 'packages'))) {
    const folder = join(repository, 'packages', name)
    const place = join(repository, 'packed', name)
    mkdirSync(place, { recursive: true })
    await runPnpm(['pack', '--pack-destination', place], folder, `Packing ${name}`)
    const tarball = join(place, globSync('*.tgz', { cwd: place })[0])
    const inside = (await runChild('tar', ['-tf', tarball], { capture: true })).output.split('\n')
    const strays = inside.filter((file) =>
      /\.(?:test|stories|keys|meta)\.|\/(?:testing|story-kit)\//.test(file),
    )
    const { publishConfig, exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    // Styles, pictures, fonts and data have no types.
    const entries = Object.entries(publishConfig?.exports ?? exports)
      .flatMap((entry) => spelledOut(folder, entry))
      .filter((entry) => !/\.(?:css|json|svg|woff2|txt|md)$/.test(entry))
    const binary = (command) => resolveFromRoot('node_modules/.bin', command)
    const attw = [tarball, '--profile=esm-only', '--no-emoji', '--entrypoints', ...entries]
    verdicts.push(
      [`${name}: no test inside`, strays],
      [`${name}: publint`, await problemsOf(binary('publint'), [tarball, '--strict'], folder)],
      [`${name}: are the types wrong`, await problemsOf(binary('attw'), attw, folder)],
    )
  }
  return verdicts
}
