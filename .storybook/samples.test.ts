import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { allSamples } from './samples-plugin.ts'
import { storySamples } from './samples.ts'

const root = join(import.meta.dirname, '..')
// Inside the package its own name is resolved by its exports, as in an app.
const folder = join(root, 'packages/ui/node_modules/.samples')
const samples = await allSamples()
const those = (isWrong: (code: string) => boolean): string[] =>
  samples.filter(({ code }) => isWrong(code)).map(({ name }) => name)

const onlySample = (source: string): string =>
  storySamples(source, join(root, 'packages/ui/src/components/dialog/dialog.stories.tsx'))['Default']?.en ??
  ''

afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('the sample code of a story', () => {
  it('every sample compiles as it is shown, in both languages', { timeout: 120_000 }, () => {
    expect(samples.length).toBeGreaterThan(800)
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    for (const { name, code } of samples) writeFileSync(join(folder, `${name}.tsx`), code)
    const compilerOptions = { noEmit: true, noUnusedLocals: false, noUnusedParameters: false }
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({ extends: '../../tsconfig.json', compilerOptions, include: ['*.tsx'], exclude: [] }),
    )
    const tsc = spawnSync(join(root, 'node_modules/.bin/tsc'), ['-p', folder], { encoding: 'utf8' })
    expect([tsc.status, tsc.stdout]).toEqual([0, ''])
  })

  it('a sample imports nothing but the kit and React', () => {
    const isForeign = (code: string): boolean =>
      [...code.matchAll(/ from '([^']*)'/g)].some(([, from = '']) => !/^(?:@sakina\/ui\/|react$)/.test(from))
    expect(those(isForeign)).toEqual([])
  })

  it('a sample names no class but those it defines', () => {
    const isStyledElsewhere = (code: string): boolean =>
      [...code.matchAll(/className(?:=|: )(?:"([^"]*)"|\{?[`'])/g)].some(
        ([, name]) => name === undefined || !code.includes(`.${name} {`),
      )
    expect(those(isStyledElsewhere)).toEqual([])
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

  it('sample code writes arguments as props, text in the chosen language, and state for a spy', () => {
    const code = onlySample(`
      import { Dialog } from './index.ts'
      const words = textsInToolbarLanguage({ ar: { title: 'عنوان', other: '' }, en: { title: 'Title', other: '' } })
      const meta = { component: Dialog, args: { open: true, onOpenChange: fn(), onPay: fn(), title: '', size: 'sm' } }
      export default meta
      export const Default = { args: { dismissible: false }, render: (args, context) =>
        <Dialog {...args} title={words(context).title} /> }
    `)
    expect(code).toContain(`const words = {title: 'Title'}`)
    expect(code).toContain('const [open, setOpen] = useState(true)')
    expect(code).toContain(
      '<Dialog open={open} onOpenChange={setOpen} onPay={console.log} size="sm" dismissible={false} title={words.title} />',
    )
  })

  it('sample code contains the data that a story shares with others', () => {
    const code = onlySample(`
      import { customerName } from '../../story-kit/people.ts'
      import { emptyPackageOptions } from '../../story-kit/package-options.ts'
      import { Dialog } from './index.ts'
      const meta = { component: Dialog }
      export default meta
      export const Default = { render: () => <Dialog title={customerName.en} options={emptyPackageOptions} /> }
    `)
    expect(code).toContain('const emptyPackageOptions = {')
    expect(code).toContain('<Dialog title="Noura Abdullah Alqahtani" options={emptyPackageOptions} />')
  })
})
