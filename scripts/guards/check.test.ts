import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

import { repositoryRoot, spawnTestOptions } from './fixtures/fixture-project.ts'

test('pnpm check rejects an unknown step and lists the known ones', spawnTestOptions, () => {
  const script = join(repositoryRoot, 'scripts/check.mjs')
  const { status, stderr } = spawnSync(process.execPath, [script, '--only', 'lint,nothing'], {
    encoding: 'utf8',
  })
  expect(status).toBe(2)
  expect(stderr).toContain('No step is called nothing. There are: unit, lint, types')
})

test('pnpm check --help prints the usage and runs nothing', spawnTestOptions, () => {
  const script = join(repositoryRoot, 'scripts/check.mjs')
  const { status, stdout } = spawnSync(process.execPath, [script, '--help'], { encoding: 'utf8' })
  expect(status).toBe(0)
  expect(stdout).toContain('Usage: pnpm check')
  expect(stdout).toContain('Steps: unit, lint, types')
  expect(stdout).not.toContain('FAILED')
})
