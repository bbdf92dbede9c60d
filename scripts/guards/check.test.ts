import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

import { projectRoot, spawnTimeout } from './fixtures/fixture-project.ts'

const check = (...args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(projectRoot, 'scripts/check.mjs'), ...args],
    {
      encoding: 'utf8',
    },
  )
  return { status, lines: `${stdout}${stderr}`.trim().split('\n') }
}

describe('pnpm check', spawnTimeout, () => {
  test('rejects an unknown step and lists the known ones', () => {
    expect(check('--only', 'lint,nothing')).toEqual({
      status: 2,
      lines: [
        'No step is called nothing. There are: unit, lint, types, boundaries, messages, styles, sources, uncalled-rules, documents, dead-code, format.',
      ],
    })
  })

  test('runs a single step and prints the counts', () => {
    const { lines } = check('--only=sources')
    expect(lines.at(-3)).toMatch(/^(?:ok {4}|FAILED) sources +\d+\.\d s {2}comments that hush a check$/)
    expect(lines.at(-1)).toMatch(/^(?:1 passed, 0 failed|0 passed, 1 failed)$/)
  })
})
