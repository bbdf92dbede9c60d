import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import { customerName, workerNames } from '../../story-kit/people.ts'
import { PersonName } from './index.ts'
import { Text } from '../text/index.ts'
import { personNameMeta } from './person-name.meta.ts'

const words = textsInToolbarLanguage({
  ar: { name: workerNames.maricel.ar, before: 'وصلت العاملة', after: '(3 سنوات خبرة) إلى الرياض.' },
  en: { name: workerNames.maricel.en, before: 'The contract of', after: '(3 visits left) has been renewed.' },
})

const meta = {
  title: 'Components/Inline/PersonName',
  component: PersonName,
  parameters: { kit: personNameMeta },
  args: { name: workerNames.maricel.en },
} satisfies Meta<typeof PersonName>

export default meta
type Story = StoryObj<typeof PersonName>

export const Default: Story = {
  render: (args, context) => <PersonName {...args} name={words(context).name} />,
  play: async ({ canvasElement, globals }) => {
    await expect(canvasElement).toHaveTextContent(words({ globals }).name)
  },
}

/** A name in the other script does not disturb the sentence around it. */
export const InASentence: Story = {
  render: (args, context) => {
    const { before, after } = words(context)
    return (
      <Text style={{ maxInlineSize: 'var(--sk-size-reading)' }}>
        {before} <PersonName name={context.globals['locale'] === 'en' ? customerName.ar : args.name} />{' '}
        {after}
      </Text>
    )
  },
}
