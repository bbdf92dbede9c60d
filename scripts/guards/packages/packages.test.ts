import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

import { projectRoot, spawning, temporaryFolder, write, type Files } from '../fixtures/fixture-project.ts'
import { packedVerdicts } from './packed.ts'
import { publishablePackages } from './publishable.ts'

const manifest = (more: Readonly<Record<string, unknown>> = {}) =>
  JSON.stringify({
    name: '@sakina/thing',
    version: '1.0.0',
    license: 'MIT',
    type: 'module',
    files: ['dist'],
    exports: { './*': './src/*/index.ts' },
    publishConfig: {
      exports: { './*': { types: './dist/*/index.d.ts', default: './dist/*/index.js' } },
    },
    ...more,
  })

const sound: Files = {
  'packages/thing/package.json': manifest(),
  'packages/thing/dist/one/index.js': 'export const one = 1\n',
  'packages/thing/dist/one/index.d.ts': 'export declare const one = 1\n',
  'packages/secret/package.json': '{ "name": "@sakina/secret", "private": true }',
}

function failed(changes: Files = {}) {
  const root = temporaryFolder()
  write(root, { ...sound, ...changes })
  return publishablePackages(root)
    .flatMap(({ folder, entries }) => packedVerdicts(projectRoot, folder, entries))
    .filter(({ ok }) => !ok)
    .map(({ what, said }) => `${what.replace(join(root, 'packages/'), '')}: ${said}`)
}

describe('a packed package', spawning, () => {
  test('passes when it is sound, wildcard entries included', () => {
    expect(failed()).toEqual([])
  })

  test('fails when a test is inside', () => {
    expect(failed({ 'packages/thing/dist/one/one.test.js': 'export {}\n' })).toEqual([
      'thing: no test inside: package/dist/one/one.test.js',
    ])
  })
})
