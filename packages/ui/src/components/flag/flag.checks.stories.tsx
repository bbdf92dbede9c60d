import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix as Grid, MatrixRow, textsInToolbarLanguage, expectToFit } from '../../story-kit/index.ts'
import { Flag } from './index.ts'

const words = textsInToolbarLanguage({
  ar: { country: 'الفلبين', unknown: 'مدغشقر', long: 'جمهورية سريلانكا الديمقراطية الاشتراكية في جنوب آسيا' },
  en: {
    country: 'Philippines',
    unknown: 'Madagascar',
    long: 'Democratic Socialist Republic of Sri Lanka in South Asia',
  },
})

const meta = {
  title: 'Checks/Flag',
  component: Flag,
  tags: ['!autodocs'],
  args: { code: 'PH', country: '' },
} satisfies Meta<typeof Flag>

export default meta
type Story = StoryObj<typeof Flag>

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (_, context) => {
    const { country, unknown } = words(context)
    return (
      <Grid>
        {(['text', 'md', 'lg'] as const).map((size) => (
          <MatrixRow key={size} name={size}>
            <Flag code="PH" country={country} size={size} />
            <Flag code="PH" country={country} size={size} named />
            <Flag code="MG" country={unknown} size={size} />
            <Flag code="MG" country={unknown} size={size} named />
          </MatrixRow>
        ))}
      </Grid>
    )
  },
}

export const LongText: Story = {
  render: (_, context) => <Flag code="LK" country={words(context).long.repeat(2)} size="lg" named />,
  play: expectToFit,
}
