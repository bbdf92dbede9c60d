import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix as Frame, MatrixRow, textsInToolbarLanguage, expectToFit } from '../../story-kit/index.ts'
import { Text } from '../text/index.ts'
import { Stack } from './index.ts'

const words = textsInToolbarLanguage({
  ar: {
    items: ['الأولى', 'الزيارة الثانية', 'الثالثة'],
    long: 'تنظيف البيت كله مع ترتيب الخزائن وكي الملابس-المغسولة-في-اليوم-السابق-للزيارة',
  },
  en: {
    items: ['First', 'The second visit', 'Third'],
    long: 'Cleaning the whole house, tidying cupboards and ironing whateverwaswashedthedaybeforethevisit',
  },
})

const meta = { title: 'Checks/Stack', component: Stack, tags: ['!autodocs'] } satisfies Meta<typeof Stack>

export default meta
type Story = StoryObj<typeof Stack>

const gaps = ['none', 'xs', 'sm', 'md', 'lg', 'xl', '2xl'] as const

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (_, context) => {
    const items = words(context).items.map((item, at) => (
      <Text key={item} size={at === 1 ? 'title' : 'body'} className="bg-subtle px-2">
        {item}
      </Text>
    ))
    return (
      <Frame>
        <MatrixRow name="column, gap">
          {gaps.map((gap) => (
            <Stack key={gap} gap={gap}>
              {items}
            </Stack>
          ))}
        </MatrixRow>
        <MatrixRow name="column, align">
          {(['start', 'center', 'end', 'stretch'] as const).map((align) => (
            <Stack key={align} align={align} className="w-48">
              {items}
            </Stack>
          ))}
        </MatrixRow>
        {(['start', 'center', 'end', 'between'] as const).map((justify) => (
          <MatrixRow key={justify} name={`row, justify=${justify}`}>
            <Stack direction="row" align="baseline" justify={justify} className="w-full">
              {items}
            </Stack>
          </MatrixRow>
        ))}
        <MatrixRow name="rowFrom">
          {(['sm', 'md', 'lg'] as const).map((rowFrom) => (
            <Stack key={rowFrom} rowFrom={rowFrom}>
              {items}
            </Stack>
          ))}
        </MatrixRow>
      </Frame>
    )
  },
}

export const LongText: Story = {
  render: (_, context) => {
    const { long, items } = words(context)
    return (
      <Stack direction="row" wrap>
        <Text>{items[0]}</Text>
        <Text>{long}</Text>
        <Stack>
          <Text>{long}</Text>
        </Stack>
      </Stack>
    )
  },
  play: expectToFit,
}
