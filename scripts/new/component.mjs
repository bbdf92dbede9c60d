import { camelCase, pascalCase, requireNewFiles, sentenceCase } from './write.mjs'

/** Creates a component of the kit without strings: one element around its children. */
export function createComponent({ root, name }) {
  const folder = `packages/ui/src/components/${name}`
  const [Name, meta] = [pascalCase(name), `${camelCase(name)}Meta`]
  const files = {
    [`${folder}/index.ts`]: `export { ${Name} } from './${name}.tsx'
export type { ${Name}Props } from './${name}.tsx'
`,
    [`${folder}/${name}.tsx`]: `import type { ReactNode } from 'react'
import { classes } from '../../internal/class-names.ts'
import type { RootProps } from '../../internal/root-props.ts'

export interface ${Name}Props extends RootProps<HTMLDivElement> {
  children: ReactNode
}

export function ${Name}({ className, ...rest }: ${Name}Props): ReactNode {
  return <div {...rest} className={classes('sk:min-w-0 sk:text-text sk:wrap-anywhere', className)} />
}
`,
    [`${folder}/${name}.meta.ts`]: `import { describeComponent } from '../../story-kit/meta.ts'

export const ${meta} = describeComponent({
  arabicName: 'الاسم العربي',
  status: 'beta',
  reviewed: { on: '${new Date().toISOString().slice(0, 10)}', how: [] },
  purpose: { ar: 'لماذا هو.', en: 'TODO: what it is for.' },
  choice: { when: { ar: 'متى يُختار.', en: 'TODO: when it is the right one.' }, instead: [] },
  do: [{ ar: 'ما يحسن.', en: 'TODO: what to do.' }],
  dont: [{ ar: 'ما لا يحسن.', en: 'TODO: what not to do.' }],
  accessibility: [{ ar: 'كيف يُقرأ.', en: 'TODO: how it is read.' }],
  server: true,
  budget: 1,
})
`,
    [`${folder}/${name}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import { ${meta} } from './${name}.meta.ts'
import { ${Name} } from './index.ts'

const words = textsInToolbarLanguage({ ar: { text: 'أربع زيارات شهرية' }, en: { text: 'Four visits a month' } })

const meta = {
  title: 'Components/Data/${sentenceCase(name)}',
  component: ${Name},
  parameters: { kit: ${meta} },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof ${Name}>

export default meta
type Story = StoryObj<typeof ${Name}>

export const Default: Story = {
  render: (args, context) => <${Name} {...args}>{words(context).text}</${Name}>,
}
`,
    [`${folder}/${name}.checks.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix as Grid, MatrixRow, textsInToolbarLanguage, expectToFit } from '../../story-kit/index.ts'
import { ${Name} } from './index.ts'

const words = textsInToolbarLanguage({
  ar: { text: 'أربع زيارات شهرية', long: 'باقةالزياراتالشهريةالصباحيةمعالمواصلاتوالتأمينضدالأضرارالمنزلية' },
  en: { text: 'Four visits a month', long: 'Monthlymorningvisitswithtransportandinsuranceagainstdamage' },
})

const meta = { title: 'Checks/${sentenceCase(name)}', component: ${Name}, tags: ['!autodocs'] } satisfies Meta<
  typeof ${Name}
>

export default meta
type Story = StoryObj<typeof ${Name}>

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (_, context) => (
    <Grid>
      <MatrixRow name="default">
        <${Name}>{words(context).text}</${Name}>
      </MatrixRow>
    </Grid>
  ),
}

export const LongText: Story = {
  render: (_, context) => <${Name}>{words(context).long}</${Name}>,
  play: expectToFit,
}
`,
    [`${folder}/${name}.contract.test.tsx`]: `import { testComponentContract } from '../../story-kit/contract/index.ts'
import { ${Name} } from './index.ts'
import type { ${Name}Props } from './index.ts'

testComponentContract<${Name}Props>('${Name}', {
  render: (props) => <${Name} {...props}>نص</${Name}>,
  root: { props: { id: 'here' }, expects: 'id="here"' },
  needsProvider: false,
})
`,
  }
  requireNewFiles(root, [folder])
  return {
    files,
    commands: [
      ['--filter', '@sakina/ui', 'entries'],
      ['exec', 'oxfmt', 'packages/ui/package.json'],
      ['exec', 'vitest', 'run', '--project', 'kit', 'packages/ui/tests/size', 'packages/ui/tests/api', '-u'],
    ],
    next: [
      'write the TODOs, the states and the keyboard (packages/ui/CONTRIBUTING.md)',
      'look at it: pnpm storybook; pictures: pnpm visual:update',
      'pnpm changeset',
    ],
  }
}
