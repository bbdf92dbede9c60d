import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const packages = join(import.meta.dirname, '../../packages')

describe('the manifest of a published package', () => {
  it.each(readdirSync(packages))('%s says what it is, where it runs, and brings its changelog', (name) => {
    const manifest: Readonly<Record<string, unknown>> = JSON.parse(
      readFileSync(join(packages, name, 'package.json'), 'utf8'),
    )
    expect(manifest).toMatchObject({
      description: expect.stringMatching(/\S/),
      license: 'MIT',
      keywords: expect.arrayContaining(['arabic']),
      engines: { node: expect.stringMatching(/^>=\d+/) },
      files: expect.arrayContaining(['CHANGELOG.md']),
    })
    for (const file of ['CHANGELOG.md', 'README.md'])
      expect(existsSync(join(packages, name, file)), file).toBe(true)
  })
})
