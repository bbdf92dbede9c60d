import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { codeBlocks } from './code-blocks.mjs'

const root = join(import.meta.dirname, '../..')
const folderOf = (name: string): string => join(root, 'packages', name, 'node_modules/.readme')
const packages = ['domain', 'api-client']

afterAll(() => {
  for (const name of packages) rmSync(folderOf(name), { recursive: true, force: true })
})

describe('the README of a package', { timeout: 60_000 }, () => {
  it.each(packages)('the samples of @sakina/%s compile', (name) => {
    const blocks = codeBlocks(readFileSync(join(root, 'packages', name, 'README.md'), 'utf8'))
    const samples = blocks.filter(({ language }) => language === 'ts' || language === 'tsx')
    expect(samples).not.toEqual([])
    // Inside the package its own name is resolved by its exports, as in an app.
    const folder = folderOf(name)
    mkdirSync(folder, { recursive: true })
    const files = samples.map(({ code, language }, index) => {
      const file = `sample-${index}.${language}`
      writeFileSync(join(folder, file), `${code}\nexport {}\n`)
      return file
    })
    const compilerOptions = { noEmit: true, lib: ['es2024', 'esnext.iterator', 'dom'] }
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({ extends: '../../tsconfig.json', compilerOptions, files, include: [] }),
    )
    const tsc = spawnSync(join(root, 'node_modules/.bin/tsc'), ['-p', folder], { encoding: 'utf8' })
    expect(tsc.stdout).toBe('')
  })
})
