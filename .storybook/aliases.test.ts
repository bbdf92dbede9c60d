import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { aliases, withAliases } from './aliases.ts'

const root = join(import.meta.dirname, '../packages/ui/src')
const titles = globSync('components/**/*.stories.tsx', { cwd: root }).flatMap(
  (file) => /title: 'Components\/\w+\/(\w+)'/.exec(readFileSync(join(root, file), 'utf8'))?.[1] ?? [],
)
const found = (words: string): string[] =>
  Object.keys(aliases).filter((name) => aliases[name]?.includes(words))

describe('search aliases', () => {
  it('name only pages that exist', () => {
    expect(Object.keys(aliases).filter((name) => !titles.includes(name))).toEqual([])
  })

  it.each([
    ['modal', 'Dialog'],
    ['نافذة', 'Dialog'],
    ['dropdown', 'Select'],
    ['قائمة', 'Select'],
    ['dropdown', 'Menu'],
    ['قائمة', 'Menu'],
    ['snackbar', 'Toast'],
    ['تقويم', 'DatePicker'],
  ])('lead from %s to %s', (words, name) => {
    expect(found(words)).toContain(name)
  })

  it('are added to the docs page and to no story', () => {
    const docs = { title: 'Components/Overlays/Dialog', type: 'docs' }
    const story = { ...docs, type: 'story' }
    const other = { title: 'Start/Home', type: 'docs' }
    const index = withAliases({ docs, story, other })
    expect(index['docs']?.anchors?.map(({ title }) => title)).toEqual(aliases['Dialog'])
    expect(index['story']).toEqual(story)
    expect(index['other']).toEqual(other)
  })

  it('finds every popup as the window that it is', () => {
    const index = withAliases({ popup: { title: 'Components/Domain/PaymentPopup', type: 'docs' } })
    expect(index['popup']?.anchors?.map(({ title }) => title)).toContain('نافذة')
  })
})
