import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

import { prerenderSource } from './answers.ts'

const root = join(import.meta.dirname, '../../..')

test('a build with DEMO=false prerenders the responses of a named API or none; a build without settings those of the demo', () => {
  expect(prerenderSource({ PRERENDER_API: 'https://sakina.example/api', DEMO: 'false' })).toEqual({
    api: 'https://sakina.example/api',
  })
  expect(prerenderSource({ PRERENDER_API: '', DEMO: 'false' })).toBe('none')
  expect(prerenderSource({})).toBe('demo')
  // The image is not a demonstration unless the build argument says so.
  expect(readFileSync(join(root, 'Dockerfile'), 'utf8')).toContain('ARG DEMO=false')
})
