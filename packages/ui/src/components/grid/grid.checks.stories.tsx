import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix as Frame, MatrixRow, textsInToolbarLanguage, expectToFit } from '../../story-kit/index.ts'
import { Text } from '../text/index.ts'
import { Grid } from './index.ts'

const words = textsInToolbarLanguage({
  ar: {
    item: 'زيارة',
    long: 'تنظيف البيت كله مع ترتيب الخزائن وكي الملابس-المغسولة-في-اليوم-السابق-للزيارة',
  },
  en: {
    item: 'Visit',
    long: 'Cleaning the whole house, tidying cupboards and ironing whateverwaswashedthedaybeforethevisit',
  },
})

const meta = { title: 'Checks/Grid', component: Grid, tags: ['!autodocs'] } satisfies Meta<typeof Grid>

export default meta
type Story = StoryObj<typeof Grid>

const gaps = ['none', 'xs', 'sm', 'md', 'lg', 'xl', '2xl'] as const
const cells = (text: string, count: number) =>
  Array.from({ length: count }, (_, at) => (
    <Text key={at} size={at === 0 ? 'title' : 'body'} className="bg-subtle px-2">
      {text}
    </Text>
  ))

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (_, context) => {
    const { item } = words(context)
    return (
      <Frame>
        {(['xs', 'sm', 'md', 'lg', 'xl'] as const).map((minColumnWidth) => (
          <MatrixRow key={minColumnWidth} name={`minColumnWidth=${minColumnWidth}`}>
            <Grid minColumnWidth={minColumnWidth} className="w-full">
              {cells(item, 5)}
            </Grid>
          </MatrixRow>
        ))}
        {gaps.map((gap) => (
          <MatrixRow key={gap} name={`gap=${gap}`}>
            <Grid gap={gap} minColumnWidth="xl" className="w-full">
              {cells(item, 3)}
            </Grid>
          </MatrixRow>
        ))}
        {(['start', 'center', 'end', 'stretch'] as const).map((align) => (
          <MatrixRow key={align} name={`align=${align}`}>
            <Grid align={align} minColumnWidth="sm" className="w-full">
              {cells(item, 2)}
            </Grid>
          </MatrixRow>
        ))}
      </Frame>
    )
  },
}

export const LongText: Story = {
  render: (_, context) => (
    <Grid minColumnWidth="xl">
      <Text>{words(context).long}</Text>
      <Text>{words(context).long}</Text>
    </Grid>
  ),
  play: expectToFit,
}
