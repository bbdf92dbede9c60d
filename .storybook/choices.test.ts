import { describe, expect, it } from 'vitest'
import { componentMetas } from './component-metas.ts'
import { designQuestions } from './design-questions.ts'

const choices = [...componentMetas].flatMap(([entry, { choice }]) => (choice ? [{ entry, ...choice }] : []))

describe('the choice of a component', () => {
  it('the choice page offers only other components that exist as alternatives to a component', () => {
    const wrong = choices.flatMap(({ entry, instead }) =>
      instead
        .filter(({ use }) => !componentMetas.has(use) || use === entry)
        .map(({ use }) => `${entry}: ${use}`),
    )
    expect(choices.length).toBeGreaterThan(60)
    expect(wrong).toEqual([])
  })

  it('the choice page gives each alternative to a component a reason of its own', () => {
    const repeated = choices.filter(
      ({ instead }) => new Set(instead.map((row) => row.if.en)).size < instead.length,
    )
    expect(repeated.map(({ entry }) => entry)).toEqual([])
  })

  it('the choice of a component is documented for every component that a design question lists', () => {
    const silent = designQuestions
      .flatMap(({ of }) => of)
      .filter((entry) => !componentMetas.get(entry)?.choice)
    expect(silent).toEqual([])
  })

  it('the choice page gives every component a unique name in Arabic script', () => {
    const names = [...componentMetas.values()].map(({ arabicName }) => arabicName)
    expect(names.filter((name) => !/[؀-ۿ]/.test(name))).toEqual([])
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })
})
