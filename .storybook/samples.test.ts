import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { parseSync } from 'oxc-parser'
import { describe, expect, it } from 'vitest'
import { storySamples } from './samples.ts'

const root = join(import.meta.dirname, '../packages/ui/src')
const files = globSync('**/*.stories.tsx', { cwd: root }).filter((file) => !file.includes('.checks.'))
const samples = files.flatMap((file) =>
  Object.entries(storySamples(readFileSync(join(root, file), 'utf8'), basename(dirname(file)))).flatMap(
    ([story, { ar, en }]) => [
      { name: `${file} ${story} ar`, code: ar },
      { name: `${file} ${story} en`, code: en },
    ],
  ),
)
const withPattern = (pattern: RegExp): string[] =>
  samples.filter(({ code }) => pattern.test(code)).map(({ name }) => name)

const onlySample = (source: string): string => storySamples(source, 'dialog')['Default']?.en ?? ''

describe('the sample code of a story', () => {
  it('the sample code of every story parses without errors', () => {
    expect(samples.length).toBeGreaterThan(600)
    const broken = samples.filter(({ code }) => parseSync('sample.tsx', code).errors.length > 0)
    expect(broken.map(({ name }) => name)).toEqual([])
  })

  it.each([
    ['a minified name', /<(?!(?:a|b|i|p|dd|dl|dt|em|h[1-6]|li|ol|td|th|tr|ul)\b)[A-Za-z]{1,2}[ >]/],
    ['an empty function under a made-up name', /function \w*\(\) ?\{\}/],
    ['a spy of a test', /\bfn\(/],
    ['the context of Storybook', /\bcontext\b/],
    ['the paths of an icon', /\bpaths?: ?\[/],
    ['a path of the repository', /from '\.\.\//],
  ])('sample code never shows %s', (_, pattern) => {
    expect(withPattern(pattern)).toEqual([])
  })

  it('sample code imports everything it uses from published entries', () => {
    const code = onlySample(`
      import { fn } from 'storybook/test'
      import { Button } from '../button/index.ts'
      import { Dialog, useDialog } from './index.ts'
      const meta = { title: 'x', component: Dialog, args: { size: 'sm', onOpenChange: fn() } }
      export default meta
      function Opener() { const dialog = useDialog(); return <><Button /><Dialog {...dialog.props} /></> }
      export const Default = { render: () => <Opener /> }
    `)
    expect(code).toContain(`import { Button } from '@sakina/ui/button'`)
    expect(code).toContain(`import { Dialog, useDialog } from '@sakina/ui/dialog'`)
    expect(code).not.toContain('storybook')
  })

  it('sample code writes arguments as props, and text in the chosen language', () => {
    const code = onlySample(`
      import { Dialog } from './index.ts'
      const words = textsInToolbarLanguage({ ar: { title: 'عنوان', other: '' }, en: { title: 'Title', other: '' } })
      const meta = { component: Dialog, args: { open: true, onOpenChange: fn(), title: '', size: 'sm' } }
      export default meta
      export const Default = { args: { dismissible: false }, render: (args, context) =>
        <Dialog {...args} title={words(context).title} /> }
    `)
    expect(code).toContain(`const words = {title: 'Title'}`)
    expect(code).toContain(
      '<Dialog open={open} onOpenChange={setOpen} size="sm" dismissible={false} title={words.title} />',
    )
  })
})
