import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import { Card, CardTitle } from '../card/index.ts'
import { Text } from '../text/index.ts'
import { Grid } from './index.ts'
import { gridMeta } from './grid.meta.ts'

const words = textsInToolbarLanguage({
  ar: {
    services: [
      ['خدمة الساعات', 'زيارة من أربع ساعات، مرة واحدة أو أسبوعيًا.'],
      ['العاملة المقيمة', 'عاملة تقيم لديكم من شهر إلى ستة أشهر.'],
      ['الاستقدام', 'نستقدم لكم عاملة من الخارج.'],
      ['التأجير الشهري', 'عاملة لأشهر بعقد واحد.'],
      ['نقل الخدمات', 'عاملة داخل المملكة تُنقل خدماتها إليكم.'],
    ],
  },
  en: {
    services: [
      ['Hourly', 'A four-hour visit, once or every week.'],
      ['Live-in', 'A worker who lives with you, from one to six months.'],
      ['Recruitment', 'We recruit a worker from abroad.'],
      ['Monthly', 'A worker for months on one contract.'],
      ['Transfer', 'A worker who moves to your sponsorship.'],
    ],
  },
})

const meta = {
  title: 'Components/Layout/Grid',
  component: Grid,
  parameters: { kit: gridMeta },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Grid>

export default meta
type Story = StoryObj<typeof Grid>

export const Default: Story = {
  args: { as: 'ul' },
  render: (args, context) => (
    <Grid {...args}>
      {words(context).services.map(([title, text]) => (
        <Card key={title} as="li">
          <CardTitle level={2}>{title}</CardTitle>
          <Text>{text}</Text>
        </Card>
      ))}
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    const rows = new Set(
      [...canvasElement.querySelectorAll('li')].map((card) => Math.round(card.getBoundingClientRect().top)),
    )
    const room = canvasElement.querySelector('ul')?.getBoundingClientRect().width ?? 0
    await expect(rows.size).toBe(Math.ceil(5 / Math.max(1, Math.floor((room + 16) / (256 + 16)))))
  },
}

export const NarrowColumns: Story = {
  ...Default,
  args: { as: 'ul', minColumnWidth: 'sm' },
  play: () => undefined,
}
