import { spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { isObject } from '../common/json.ts'
import type { Verdict } from '../common/verdicts.ts'
import { spelledOut } from './entries.ts'

type Ran = { readonly ok: boolean; readonly said: string }

function run(command: string, args: readonly string[], folder: string): Ran {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
  })
  return { ok: status === 0, said: error ? error.message : `${stdout}\n${stderr}`.trim() }
}

/** Styles, pictures, fonts and data have no types to be wrong. */
const untyped = ['css', 'json', 'svg', 'woff2', 'txt', 'md']

/** What attw passes over in an ESM-only package is noise in a complaint. */
const withoutIgnored = (said: string) =>
  said
    .split('\n')
    .filter((line) => line.trim() !== '' && !/ignored|^\*+$|\bOK\b/.test(line))
    .join('\n')

const codeOf = (target: unknown) =>
  typeof target === 'string' ? target : isObject(target) ? String(target['default']) : ''

const binary = (root: string, name: string) => join(root, 'node_modules/.bin', name)

/** Packs a built package as it would be published, and asks publint and attw about the tarball. */
export function packedVerdicts(
  root: string,
  folder: string,
  published: Readonly<Record<string, unknown>>,
): readonly Verdict[] {
  const place = mkdtempSync(join(tmpdir(), 'packed-'))
  try {
    const packed = run('pnpm', ['pack', '--pack-destination', place], folder)
    const [tarball] = globSync('*.tgz', { cwd: place })
    if (!packed.ok || tarball === undefined)
      return [{ what: `${folder}: pack`, ok: false, said: packed.said }]
    const file = join(place, tarball)
    const entries = Object.entries(published).flatMap(([entry, target]) =>
      spelledOut(folder, entry, codeOf(target)),
    )
    const strays = run('tar', ['-tf', file], place)
      .said.split('\n')
      .filter((name) => /\.(?:test|stories|keys|meta)\.|\/(?:testing|story-kit)\//.test(name))
    const plain = entries.filter((entry) => untyped.some((ending) => entry.endsWith(`.${ending}`)))
    const publint = run(binary(root, 'publint'), [file, '--strict'], folder)
    const attw = run(
      binary(root, 'attw'),
      [
        file,
        '--profile=esm-only',
        '--no-emoji',
        '--entrypoints',
        ...entries.filter((entry) => !plain.includes(entry)),
      ],
      folder,
    )
    return [
      { what: `${folder}: no test inside`, ok: strays.length === 0, said: strays.join(', ') },
      { what: `${folder}: publint`, ...publint },
      { what: `${folder}: are the types wrong`, ok: attw.ok, said: withoutIgnored(attw.said) },
    ]
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
}

export function build(root: string, name: string): Verdict {
  const { ok, said } = run('pnpm', ['--filter', name, 'build'], root)
  return { what: `${name}: build`, ok, said }
}
