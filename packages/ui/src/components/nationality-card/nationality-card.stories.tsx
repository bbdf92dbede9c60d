import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import { SkeletonGroup } from '../skeleton/index.ts'
import { NationalityCard, NationalityCardSkeleton } from './index.ts'
import type { NationalityCardNationality } from './index.ts'
import { Grid } from '../grid/index.ts'
import { nationalityCardMeta } from './nationality-card.meta.ts'

const visit = { unit: 'visit', count: 1 } as const
const month = { unit: 'month', count: 1 } as const
const once = { unit: 'once', count: 1 } as const
const later = { state: 'later', from: '2026-12-03' } as const

const words = textsInToolbarLanguage({
  ar: [
    {
      code: 'PH',
      name: 'الفلبين',
      description: 'خبرة في رعاية الأطفال وإتقان للإنجليزية',
      jobs: ['مربية', 'ممرضة'],
      prices: [
        { service: 'خدمة الساعات', from: 52_900, per: { unit: 'visit', count: 4 } },
        { service: 'العاملة المقيمة', from: 451_750, per: month, availability: later },
        { service: 'الاستقدام', from: 1_598_500, per: once, arrivalDays: 58 },
      ],
    },
    {
      code: 'ID',
      name: 'إندونيسيا',
      description: 'ترتيب المنزل والطبخ السعودي',
      jobs: ['عاملة منزلية'],
      prices: [{ service: 'نقل الخدمات', from: 1_437_500, per: once, availability: { state: 'none' } }],
    },
    {
      code: 'KE',
      name: 'كينيا',
      description: 'نشاط وسرعة تعلّم',
      jobs: ['عاملة منزلية', 'طباخة'],
      prices: [
        { service: 'خدمة الساعات', from: 11_385, per: visit },
        { service: 'الاستقدام', from: 736_000, per: once, arrivalDays: 49 },
      ],
    },
    {
      code: 'ET',
      name: 'إثيوبيا',
      description: 'هدوء وأمانة في العمل',
      jobs: ['عاملة منزلية'],
      prices: [{ service: 'الاستقدام', from: null, per: once }],
    },
  ] satisfies NationalityCardNationality[],
  en: [
    {
      code: 'PH',
      name: 'Philippines',
      description: 'Experienced with children, fluent in English',
      jobs: ['Nanny', 'Nurse'],
      prices: [
        { service: 'Hourly service', from: 52_900, per: { unit: 'visit', count: 4 } },
        { service: 'Live-in service', from: 451_750, per: month, availability: later },
        { service: 'Recruitment', from: 1_598_500, per: once, arrivalDays: 58 },
      ],
    },
    {
      code: 'ID',
      name: 'Indonesia',
      description: 'A tidy home and Saudi cooking',
      jobs: ['Housemaid'],
      prices: [
        { service: 'Transferred worker', from: 1_437_500, per: once, availability: { state: 'none' } },
      ],
    },
    {
      code: 'KE',
      name: 'Kenya',
      description: 'Lively and quick to learn',
      jobs: ['Housemaid', 'Cook'],
      prices: [
        { service: 'Hourly service', from: 11_385, per: visit },
        { service: 'Recruitment', from: 736_000, per: once, arrivalDays: 49 },
      ],
    },
    {
      code: 'ET',
      name: 'Ethiopia',
      description: 'Calm and honest at work',
      jobs: ['Housemaid'],
      prices: [{ service: 'Recruitment', from: null, per: once }],
    },
  ] satisfies NationalityCardNationality[],
})
const arrival = textsInToolbarLanguage({ ar: 'تصل خلال 58 يومًا تقريبًا', en: 'Arrives in about 58 days' })
const all = (context: Parameters<typeof words>[0]): readonly NationalityCardNationality[] => words(context)
const none: NationalityCardNationality = { code: 'SA', name: '—', prices: [] }

const meta = {
  title: 'Components/Domain/NationalityCard',
  component: NationalityCard,
  parameters: { kit: nationalityCardMeta },
  args: { nationality: none, link: <a href="#plans" /> },
  argTypes: { nationality: { control: false }, link: { control: false } },
} satisfies Meta<typeof NationalityCard>

export default meta
type Story = StoryObj<typeof NationalityCard>

export const Default: Story = {
  render: (args, context) => (
    <NationalityCard style={{ maxInlineSize: '18rem' }} {...args} nationality={all(context)[0] ?? none} />
  ),
  play: async ({ canvasElement, globals }) => {
    await expect(
      within(canvasElement).getByRole('link', { name: all({ globals })[0]?.name ?? '' }),
    ).toBeVisible()
  },
}

/** The days until arrival belong to recruitment and appear below its price. */
export const PriceOfEachService: Story = {
  ...Default,
  play: async ({ canvasElement, globals }) => {
    const prices = within(canvasElement).getAllByRole('definition')
    await expect(prices.at(-1)).toHaveTextContent(arrival({ globals }))
    await expect(within(canvasElement).getAllByText(arrival({ globals }))).toHaveLength(1)
  },
}

export const Four: Story = {
  render: (args, context) => (
    <Grid as="ul" minColumnWidth="md" style={{ margin: 0, listStyle: 'none', padding: 0 }}>
      {all(context).map((nationality) => (
        <NationalityCard {...args} as="li" key={nationality.code} nationality={nationality} />
      ))}
    </Grid>
  ),
}

export const Loading: Story = {
  render: () => (
    <SkeletonGroup>
      <NationalityCardSkeleton style={{ maxInlineSize: '18rem' }} />
    </SkeletonGroup>
  ),
}
