import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Matrix as Grid, MatrixRow, textsInToolbarLanguage, expectToFit } from '../../story-kit/index.ts'
import { Button } from '../button/index.ts'
import { SkeletonGroup } from '../skeleton/index.ts'
import { SummaryCard, SummaryCardSkeleton } from './index.ts'

const words = textsInToolbarLanguage({
  ar: {
    title: 'مقيمة 3 أشهر',
    text: 'العاملة المقيمة · كينية',
    label: 'العاملة',
    value: 'يختار المكتب',
    more: 'التفاصيل',
    pay: 'متابعة',
    note: '3 عاملات',
    long: 'استقدام عاملة منزلية من الخارج بتأشيرتكم مع متابعة الطلب خطوة بخطوة حتى وصولها إلى مدينتكم',
  },
  en: {
    title: 'Live-in, 3 months',
    text: 'Live-in service · Kenyan',
    label: 'Worker',
    value: 'The office chooses',
    more: 'Details',
    pay: 'Go on',
    note: '3 workers',
    long: 'Recruiting a domestic worker from abroad on your visa, followed step by step until she arrives in your city',
  },
})

const meta = {
  title: 'Checks/SummaryCard',
  component: SummaryCard,
  tags: ['!autodocs'],
  args: { title: '', total: 0 },
} satisfies Meta<typeof SummaryCard>

export default meta
type Story = StoryObj<typeof SummaryCard>

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (_, context) => {
    const { title, text, label, value, pay, note } = words(context)
    const common = { title, text, facts: [{ label, value }], action: <Button width="full">{pay}</Button> }
    return (
      <Grid>
        <MatrixRow name="card: priced, worked out again, on request">
          <SummaryCard {...common} layout="card" total={718500} className="w-72" />
          <SummaryCard {...common} layout="card" total={2155500} totalNote={note} loading className="w-72" />
          <SummaryCard {...common} layout="card" total={null} className="w-72" />
        </MatrixRow>
        <MatrixRow name="bar, loading">
          <SummaryCard {...common} layout="bar" total={718500} className="w-72" />
          <SkeletonGroup className="w-72">
            <SummaryCardSkeleton />
          </SkeletonGroup>
        </MatrixRow>
      </Grid>
    )
  },
}

export const LongText: Story = {
  render: (_, context) => {
    const { long, pay } = words(context)
    return (
      <SummaryCard
        layout="card"
        title={long}
        text={long}
        facts={[{ label: long, value: long }]}
        total={123456789}
        totalNote={long}
        action={<Button width="full">{pay}</Button>}
      />
    )
  },
  play: expectToFit,
}

/** The bar opens upwards and exposes its state. */
export const BarOpens: Story = {
  render: (_, context) => {
    const { title, label, value } = words(context)
    return <SummaryCard layout="bar" title={title} facts={[{ label, value }]} total={718500} />
  },
  play: async ({ canvasElement, globals }) => {
    const { more, title } = words({ globals })
    const canvas = within(canvasElement)
    await expect(canvas.queryByRole('heading', { name: title })).not.toBeInTheDocument()
    const button = canvas.getByRole('button', { name: more })
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(button)
    await expect(canvas.getByRole('heading', { name: title })).toBeVisible()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
  },
}

/** On the narrowest bar the toggle stays on one line, beside the total. */
export const ToggleOnOneLine: Story = {
  render: (args, context) => (
    <SummaryCard
      {...args}
      title={words(context).title}
      layout="bar"
      total={123456700}
      totalNote="12 12 12 12 12 12 12 12"
      className="w-72"
    />
  ),
  play: async ({ canvasElement }) => {
    const word = canvasElement.querySelector('[aria-expanded] > span')
    const total = canvasElement.querySelector('p')?.getBoundingClientRect()
    const box = word?.getBoundingClientRect()
    await expect(box?.height).toBeLessThan(30)
    await expect(box?.top).toBeLessThan(total?.bottom ?? 0)
  },
}
