import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { searchAliases, withSearchAliases } from './search-aliases.ts'

const root = join(import.meta.dirname, '../packages/ui/src')
const titles = globSync('components/**/*.stories.tsx', { cwd: root }).flatMap(
  (file) => /title: 'Components\/\w+\/(\w+)'/.exec(readFileSync(join(root, file), 'utf8'))?.[1] ?? [],
)
const found = (words: string): string[] =>
  Object.keys(searchAliases).filter((name) => searchAliases[name]?.includes(words))

describe('search aliases', () => {
  it('search aliases name only pages that exist', () => {
    expect(Object.keys(searchAliases).filter((name) => !titles.includes(name))).toEqual([])
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
  ])('search aliases lead a search for “%s” to the page of %s', (words, name) => {
    expect(found(words)).toContain(name)
  })

  it('search aliases are added to the docs page and to no story', () => {
    const docs = { title: 'Components/Overlays/Dialog', type: 'docs' }
    const story = { ...docs, type: 'story' }
    const other = { title: 'Start/Home', type: 'docs' }
    const index = withSearchAliases({ docs, story, other })
    expect(index['docs']?.anchors?.map(({ title }) => title)).toEqual(searchAliases['Dialog'])
    expect(index['story']).toEqual(story)
    expect(index['other']).toEqual(other)
  })

  it('search aliases lead a search for “نافذة” (window) to a popup such as PaymentPopup', () => {
    const index = withSearchAliases({ popup: { title: 'Components/Domain/PaymentPopup', type: 'docs' } })
    expect(index['popup']?.anchors?.map(({ title }) => title)).toContain('نافذة')
  })
})
