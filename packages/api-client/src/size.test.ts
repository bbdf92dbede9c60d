import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { describe, expect, test } from 'vitest'

const source = (path: string): string => JSON.stringify(fileURLToPath(new URL(path, import.meta.url)))

/** Returns the code that a browser downloads for these lines, without React and SWR. */
const bundle = async (lines: readonly string[]): Promise<string> => {
  const cache = fileURLToPath(new URL('../node_modules/', import.meta.url))
  const folder = await mkdtemp(join(cache, '.size-'))
  try {
    const entry = join(folder, 'entry.js')
    await writeFile(entry, lines.join('\n'))
    const built = await build({
      configFile: false,
      logLevel: 'silent',
      build: { write: false, rolldownOptions: { input: entry, external: [/^react/, /^swr/] } },
    })
    const outputs = Array.isArray(built) ? built : 'output' in built ? [built] : []
    return outputs
      .flatMap(({ output }) => output.map((file) => (file.type === 'chunk' ? file.code : '')))
      .join('\n')
  } finally {
    await rm(folder, { recursive: true })
  }
}

const compressed = (code: string): number => gzipSync(code, { level: 9 }).length

describe('what the client adds to the download of a page', () => {
  test('the client alone adds at most 4 kB to a page, compressed', async () => {
    const code = await bundle([
      `import { createClient } from ${source('./client/index.ts')}`,
      'globalThis.client = createClient',
    ])
    expect(compressed(code)).toBeLessThanOrEqual(4_000)
  })

  test('the client with one list adds at most 8 kB to a page, compressed, and no unused operation', async () => {
    const code = await bundle([
      `import { createClient } from ${source('./client/index.ts')}`,
      `import { listServices } from ${source('./wire/services.ts')}`,
      'globalThis.used = [createClient, listServices]',
    ])
    expect(compressed(code)).toBeLessThanOrEqual(8_000)
    // Unused operations of the same module, their entities, the document and the examples are not
    // bundled.
    expect(code).not.toMatch(/listServicePlans|taxes_id|example|jsonSchema/)
  })

  test('the hooks without any operation add at most 1.8 kB to a page, compressed', async () => {
    const code = await bundle([
      `import { useCommand, useEndpoint } from ${source('./swr/index.ts')}`,
      'globalThis.used = [useCommand, useEndpoint]',
    ])
    expect(compressed(code)).toBeLessThanOrEqual(1_800)
    expect(code).not.toContain('/services')
  })

  test('operations that are imported but not used add nothing to a page', async () => {
    const areas = [
      'services',
      'plans',
      'catalogue',
      'identity',
      'orders',
      'contracts',
      'wallet',
      'ops',
      'checkout',
    ]
    const code = await bundle(areas.map((area) => `import ${source(`./wire/${area}.ts`)}`))
    expect(code.trim()).toBe('')
  })
})
