import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { bothLanguages } from '../../story-kit/index.ts'
import { SkeletonGroup } from '../skeleton/index.ts'
import { NationalityCard, NationalityCardSkeleton } from './index.ts'
import type { NationalityCardNationality } from './index.ts'
import { nationalityCardMeta } from './nationality-card.meta.ts'

const words = bothLanguages({
  ar: [
    {
      code: 'PH',
      name: 'الفلبين',
      description: 'خبرة في رعاية الأطفال وإتقان للإنجليزية',
      jobs: ['مربية', 'ممرضة'],
      priceFrom: 295_000,
      arrivalDays: 30,
    },
    {
      code: 'ID',
      name: 'إندونيسيا',
      description: 'ترتيب المنزل والطبخ السعودي',
      jobs: ['عاملة منزلية'],
      priceFrom: 250_000,
      arrivalDays: 45,
    },
    {
      code: 'KE',
      name: 'كينيا',
      description: 'نشاط وسرعة تعلّم',
      jobs: ['عاملة منزلية', 'طباخة'],
      priceFrom: 9_900,
      arrivalDays: 21,
    },
    {
      code: 'ET',
      name: 'إثيوبيا',
      description: 'هدوء وأمانة في العمل',
      jobs: ['عاملة منزلية'],
      priceFrom: null,
      arrivalDays: null,
    },
  ] satisfies NationalityCardNationality[],
  en: [
    {
      code: 'PH',
      name: 'Philippines',
      description: 'Experienced with children, fluent in English',
      jobs: ['Nanny', 'Nurse'],
      priceFrom: 295_000,
      arrivalDays: 30,
    },
    {
      code: 'ID',
      name: 'Indonesia',
      description: 'A tidy home and Saudi cooking',
      jobs: ['Housemaid'],
      priceFrom: 250_000,
      arrivalDays: 45,
    },
    {
      code: 'KE',
      name: 'Kenya',
      description: 'Lively and quick to learn',
      jobs: ['Housemaid', 'Cook'],
      priceFrom: 9_900,
      arrivalDays: 21,
    },
    {
      code: 'ET',
      name: 'Ethiopia',
      description: 'Calm and honest at work',
      jobs: ['Housemaid'],
      priceFrom: null,
      arrivalDays: null,
    },
  ] satisfies NationalityCardNationality[],
})
const all = (context: Parameters<typeof words>[0]): readonly NationalityCardNationality[] => words(context)
const none: NationalityCardNationality = { code: 'SA', name: '—', priceFrom: null }

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
    <NationalityCard {...args} nationality={all(context)[0] ?? none} className="max-w-72" />
  ),
  play: async ({ canvasElement, globals }) => {
    await expect(
      within(canvasElement).getByRole('link', { name: all({ globals })[0]?.name ?? '' }),
    ).toBeVisible()
  },
}

export const Four: Story = {
  render: (args, context) => (
    <ul className="m-0 grid list-none gap-4 p-0 sm:grid-cols-2 lg:grid-cols-4">
      {all(context).map((nationality) => (
        <NationalityCard {...args} as="li" key={nationality.code} nationality={nationality} />
      ))}
    </ul>
  ),
}

export const Loading: Story = {
  render: () => (
    <SkeletonGroup>
      <NationalityCardSkeleton className="max-w-72" />
    </SkeletonGroup>
  ),
}
