import { describe, expect, it } from 'vitest'
import { writeDocs } from '../scripts/package/docs.ts'
import { components } from '../scripts/package/exports.ts'

const pages = new Map<string, string>()
await writeDocs((name, text) => pages.set(name, text))

describe('the shipped documentation', () => {
  it('the shipped documentation has a page for every entry', () => {
    const missing = components().filter((entry) => !pages.has(`${entry}.md`))
    expect(missing).toEqual([])
  })

  it.each([...pages.keys()])('the documentation page %s contains no broken link', (name) => {
    const links = [...(pages.get(name) ?? '').matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => link)
    expect(links.filter((link) => !pages.has(link))).toEqual([])
  })

  it('the shipped documentation lists all pages in the index', () => {
    const index = pages.get('llms.txt') ?? ''
    const unnamed = [...pages.keys()].filter((name) => name.endsWith('.md') && !index.includes(`](${name})`))
    expect(unnamed).toEqual([])
  })

  it('the shipped documentation explains a component in both languages, with its types and examples', () => {
    const dialog = pages.get('dialog.md') ?? ''
    expect(dialog).toMatch(/^# Dialog · نافذة$/m)
    expect(dialog).toContain('## بالعربية')
    expect(dialog).toContain(
      '| `title`, required | `ReactNode` | The title and accessible name of the dialog, always visible. |',
    )
    expect(dialog).toContain('interface DialogProps')
    expect(dialog).toContain("from '@sakina/ui/dialog'")
  })

  it('the shipped documentation explains props inherited from another component of the kit', () => {
    expect(pages.get('text-field.md')).toContain(
      '| `hint` | `ReactNode` | How to answer, before any mistake is made. |',
    )
  })

  it('the shipped documentation writes the names of examples as words', () => {
    for (const [name, page] of pages) expect(page.match(/^#+ .*\b[A-Z]{2}[a-z].*$/gm) ?? [], name).toEqual([])
  })

  it('the shipped documentation contains no example twice', () => {
    for (const [name, page] of pages) {
      const examples = [...page.matchAll(/^```tsx\n([\s\S]*?)^```/gm)].map(([, code]) => code)
      expect(new Set(examples).size, name).toBe(examples.length)
    }
  })
})
