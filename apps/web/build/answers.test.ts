import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

import { prerenderSource } from './answers.ts'

const root = join(import.meta.dirname, '../../..')

test('the build prerenders the demo by default, and with DEMO=false the responses of PRERENDER_API or nothing', () => {
  expect(prerenderSource({ PRERENDER_API: 'https://sakina.example/api', DEMO: 'false' })).toEqual({
    api: 'https://sakina.example/api',
  })
  expect(prerenderSource({ PRERENDER_API: '', DEMO: 'false' })).toBe('none')
  expect(prerenderSource({})).toBe('demo')
  // The image is not a demonstration unless the build argument says so.
  expect(readFileSync(join(root, 'Dockerfile'), 'utf8')).toContain('ARG DEMO=false')
})
