import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix as Grid, MatrixRow, textsInToolbarLanguage, expectToFit } from '../../story-kit/index.ts'
import { SkeletonGroup } from '../skeleton/index.ts'
import { NationalityCard, NationalityCardSkeleton } from './index.ts'

const words = textsInToolbarLanguage({
  ar: {
    name: 'كينيا',
    job: 'عاملة منزلية',
    hourly: 'خدمة الساعات',
    recruitment: 'الاستقدام',
    long: 'خبرة طويلة في رعاية الأطفال وكبار السن وتنظيم البيوت الكبيرة والطبخ السعودي',
  },
  en: {
    name: 'Kenya',
    job: 'Housemaid',
    hourly: 'Hourly service',
    recruitment: 'Recruitment',
    long: 'Long experience in the care of children and elderly people, of large homes and of Saudi cooking',
  },
})

const meta = {
  title: 'Checks/NationalityCard',
  component: NationalityCard,
  tags: ['!autodocs'],
  args: { nationality: { code: 'KE', name: '—', prices: [] }, link: <a href="#plans" /> },
} satisfies Meta<typeof NationalityCard>

export default meta
type Story = StoryObj<typeof NationalityCard>

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: ({ link }, context) => {
    const { name, job, hourly, recruitment, long } = words(context)
    return (
      <Grid>
        <MatrixRow name="full, on request, at once, only told, loading">
          <NationalityCard
            nationality={{
              code: 'KE',
              name,
              description: long,
              jobs: [job],
              prices: [
                { service: hourly, from: 11_385, per: { unit: 'visit', count: 1 } },
                { service: recruitment, from: 736_000, per: { unit: 'once', count: 1 }, arrivalDays: 21 },
              ],
            }}
            {...(link && { link })}
            className="w-64"
          />
          <NationalityCard
            nationality={{ code: 'XX', name, prices: [{ service: job, from: null }] }}
            {...(link && { link })}
            className="w-64"
          />
          <NationalityCard
            nationality={{ code: 'KE', name, prices: [{ service: job, from: 114_950, arrivalDays: 0 }] }}
            className="w-64"
          />
          <SkeletonGroup className="w-64">
            <NationalityCardSkeleton />
          </SkeletonGroup>
        </MatrixRow>
      </Grid>
    )
  },
}

export const LongText: Story = {
  render: ({ link }, context) => {
    const { name, long } = words(context)
    return (
      <NationalityCard
        nationality={{
          code: 'KE',
          name: long,
          description: long,
          jobs: [long, name],
          prices: [
            { service: long, from: 123_456_789, per: { unit: 'visit', count: 111 }, arrivalDays: 111 },
          ],
        }}
        {...(link && { link })}
      />
    )
  },
  play: expectToFit,
}
