import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Matrix as Grid, MatrixRow, textsInToolbarLanguage, expectToFit } from '../../story-kit/index.ts'
import { DateText } from '../date-text/index.ts'
import { Money } from '../money/index.ts'
import { SkeletonGroup } from '../skeleton/index.ts'
import { KeyValueList, KeyValueListSkeleton } from './index.ts'

const words = textsInToolbarLanguage({
  ar: {
    city: 'المدينة',
    riyadh: 'الرياض',
    total: 'الإجمالي',
    start: 'البداية',
    end: 'النهاية',
    long: 'العنوان الوطني المسجّل لدى البريد السعودي',
    value: 'مبنى 7423، شارع الأمير محمد بن عبدالعزيز، حي العليا، الرمز البريدي والرقم الإضافي كما في الوثيقة',
  },
  en: {
    city: 'City',
    riyadh: 'Riyadh',
    total: 'Total',
    start: 'Start',
    end: 'End',
    long: 'National address as registered with the post office',
    value:
      'Building 7423, Prince Muhammad bin Abdulaziz Street, Al Olaya, postal code and additional number as on file',
  },
})

const meta = {
  title: 'Checks/KeyValueList',
  component: KeyValueList,
  tags: ['!autodocs'],
  args: { items: [] },
} satisfies Meta<typeof KeyValueList>

export default meta
type Story = StoryObj<typeof KeyValueList>

const layouts = ['rows', 'stacked', 'columns'] as const

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (_, context) => {
    const { city, riyadh, total, long, value } = words(context)
    const items = [
      { label: city, value: riyadh },
      { label: total, value: <Money halalas={114950} /> },
      { label: long, value },
    ]
    return (
      <Grid>
        {layouts.map((layout) => (
          <MatrixRow key={layout} name={layout}>
            <KeyValueList items={items} layout={layout} className="w-full max-w-md" />
            <SkeletonGroup className="w-full max-w-md">
              <KeyValueListSkeleton count={3} layout={layout} />
            </SkeletonGroup>
          </MatrixRow>
        ))}
      </Grid>
    )
  },
}

export const LongText: Story = {
  render: (_, context) => {
    const { long, value, city } = words(context)
    return (
      <div className="grid gap-6">
        {layouts.map((layout) => (
          <KeyValueList
            key={layout}
            layout={layout}
            items={[
              { label: long, value },
              { label: city, value: 'CN20260007310000'.repeat(4) },
            ]}
          />
        ))}
      </div>
    )
  },
  play: expectToFit,
}

/** In a card on the narrowest phone a date fits on one line. */
export const DaysOnAPhone: Story = {
  render: (_, context) => {
    const { start, end } = words(context)
    return (
      <KeyValueList
        layout="compact"
        className="w-[17.375rem]"
        items={[
          { label: start, value: <DateText value="2026-11-30" /> },
          { label: end, value: <DateText value="2027-02-28" /> },
        ]}
      />
    )
  },
  play: async ({ canvasElement }) => {
    for (const day of canvasElement.querySelectorAll('time'))
      await expect(day.getBoundingClientRect().height).toBeLessThan(
        1.5 * parseFloat(getComputedStyle(day).lineHeight),
      )
  },
}
