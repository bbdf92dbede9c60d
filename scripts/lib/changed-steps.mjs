// The steps of `pnpm test --changed`: what the changes since the last commit can break.
import { execFileSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { basename, dirname } from 'node:path'

import { testSteps } from '../test-steps.mjs'
import { root } from './root.mjs'

const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)

/** The words of a path that a test of the same thing would have in its name: "visit" of `visits/move-visit.ts`. */
const wordsOf = (file) =>
  [basename(dirname(file)), basename(file).split('.')[0]]
    .flatMap((name) => name.split('-'))
    .map((word) => word.replace(/s$/, ''))
    .filter((word) => word.length > 3 && word !== 'index')

/** Returns the changed tests, and those whose names share a word with a changed file. */
export function relatedTests(changed, tests) {
  const words = new Set(changed.flatMap(wordsOf))
  return tests.filter(
    (test) =>
      changed.includes(test) ||
      basename(test)
        .split(/[.-]/)
        .some((word) => words.has(word.replace(/s$/, ''))),
  )
}

const step = (name, changes) => ({ ...testSteps.find((each) => each.name === name), ...changes })

/** Runs the steps with Vitest for what imports a changed file. */
const vitestOf = (name, ...projects) =>
  step(name, {
    args: [
      'exec',
      'vitest',
      'run',
      '--changed',
      '--passWithNoTests',
      ...projects.flatMap((each) => ['--project', each]),
    ],
    runner: 'exit',
  })

/** Returns the steps for the changes; journeys and the server's tests are found by their names. */
export function changedSteps() {
  const changed = [
    ...new Set([...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '-o', '--exclude-standard')]),
  ]
  const touches = (pattern) => changed.some((file) => pattern.test(file))
  const serverTests = relatedTests(
    changed.filter((file) => /^(apps\/api|packages\/(domain|api-client))\//.test(file)),
    globSync('apps/api/test/*.test.ts', { cwd: root }),
  )
  const journeys = relatedTests(
    changed.filter((file) => /^(apps\/web|packages\/(ui|domain|api-client)|tests)\//.test(file)),
    globSync('tests/e2e/*.spec.ts', { cwd: root }),
  )
  return [
    step('check'),
    vitestOf('unit', 'unit'),
    vitestOf('kit', 'kit', 'dom*'),
    ...(touches(/^packages\/(ui|text)\//) ? [vitestOf('stories', 'stories-ar-light', 'browser')] : []),
    ...(serverTests.length > 0
      ? [
          step('server', {
            args: ['apps/api/test/run.ts', '--engine=embedded', ...serverTests.map((test) => basename(test))],
          }),
        ]
      : []),
    ...(journeys.length > 0
      ? [step('journeys', { args: [...step('journeys').args, '--project=ar-phone', ...journeys] })]
      : []),
  ]
}
