import { describe, expect, it } from 'vitest'
import { metas } from './metas.ts'
import { questions } from './questions.ts'

const choices = [...metas].flatMap(([entry, { choice }]) => (choice ? [{ entry, ...choice }] : []))

describe('which component when', () => {
  it('leads from each component to others that exist', () => {
    const wrong = choices.flatMap(({ entry, instead }) =>
      instead.filter(({ use }) => !metas.has(use) || use === entry).map(({ use }) => `${entry}: ${use}`),
    )
    expect(choices.length).toBeGreaterThan(60)
    expect(wrong).toEqual([])
  })

  it('names another component once, each for a reason of its own', () => {
    const repeated = choices.filter(
      ({ instead }) => new Set(instead.map((row) => row.if.en)).size < instead.length,
    )
    expect(repeated.map(({ entry }) => entry)).toEqual([])
  })

  it('is said of every component that the page of all choices lists', () => {
    const silent = questions.flatMap(({ of }) => of).filter((entry) => !metas.get(entry)?.choice)
    expect(silent).toEqual([])
  })

  it('gives every component a name of its own in Arabic', () => {
    const names = [...metas.values()].map(({ arabicName }) => arabicName)
    expect(names.filter((name) => !/[؀-ۿ]/.test(name))).toEqual([])
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })
})
