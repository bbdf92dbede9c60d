import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import { idNumberMeta } from './id-number.meta.ts'
import { Text } from '../text/index.ts'
import { IdNumber } from './index.ts'

const words = textsInToolbarLanguage({
  ar: { before: 'الحساب مسجّل برقم الهوية', after: 'ولا يمكن تغييره من هنا.', ending: 'رقم ينتهي بـ5672' },
  en: {
    before: 'The account is registered under',
    after: 'which can’t be changed here.',
    ending: 'Number ending in 5672',
  },
})

const meta = {
  title: 'Components/Inline/IdNumber',
  component: IdNumber,
  parameters: { kit: idNumberMeta },
  args: { number: '1012345672' },
} satisfies Meta<typeof IdNumber>

export default meta
type Story = StoryObj<typeof IdNumber>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('1012345672')
  },
}

export const Masked: Story = {
  args: { masked: true },
  play: async ({ canvasElement, globals }) => {
    await expect(canvasElement).toHaveTextContent(words({ globals }).ending)
    await expect(canvasElement).not.toHaveTextContent('101234')
  },
}

export const InASentence: Story = {
  render: (args, context) => {
    const { before, after } = words(context)
    return (
      <Text style={{ maxInlineSize: 'var(--sk-size-reading)' }}>
        {before} <IdNumber {...args} masked /> {after}
      </Text>
    )
  },
}
