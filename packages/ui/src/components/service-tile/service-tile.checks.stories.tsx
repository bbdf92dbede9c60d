import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Matrix as Grid, MatrixRow, textsInToolbarLanguage, expectToFit } from '../../story-kit/index.ts'
import { Icon, clockIcon, planeIcon } from '../icon/index.ts'
import { SkeletonGroup } from '../skeleton/index.ts'
import { ServiceTile, ServiceTileSkeleton } from './index.ts'

const words = textsInToolbarLanguage({
  ar: {
    name: 'خدمة الساعات',
    text: 'زيارة من أربع ساعات، مرة واحدة أو أسبوعيًا',
    long: 'استقدام عاملة منزلية من الخارج بتأشيرتكم مع متابعة الطلب خطوة بخطوة حتى وصولها إلى مدينتكم',
  },
  en: {
    name: 'Hourly service',
    text: 'A four-hour visit, once or every week',
    long: 'Recruiting a domestic worker from abroad on your visa, followed step by step until she arrives in your city',
  },
})

const meta = {
  title: 'Checks/ServiceTile',
  component: ServiceTile,
  tags: ['!autodocs'],
  args: { link: <a href="#service" />, name: '', text: '', priceFrom: 9900, art: null },
} satisfies Meta<typeof ServiceTile>

export default meta
type Story = StoryObj<typeof ServiceTile>

const art = <Icon of={clockIcon} size="xl" />

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: ({ link }, context) => {
    const { name, text, long } = words(context)
    return (
      <Grid>
        <MatrixRow name="round price, exact price, on request">
          {[9900, 114950, null].map((priceFrom) => (
            <ServiceTile
              key={priceFrom}
              {...{ link, name, text, priceFrom, art }}
              per={{ unit: 'visit', count: 1 }}
              className="w-64"
            />
          ))}
        </MatrixRow>
        <MatrixRow name="long, loading">
          <ServiceTile
            {...{ link, text: long, art }}
            name={long}
            priceFrom={123456789}
            level={4}
            className="w-64"
          />
          <SkeletonGroup className="w-64">
            <ServiceTileSkeleton />
          </SkeletonGroup>
        </MatrixRow>
      </Grid>
    )
  },
}

export const LongText: Story = {
  render: ({ link }, context) => {
    const { long } = words(context)
    return (
      <ServiceTile
        {...{ link }}
        name={long}
        text={long}
        priceFrom={123456789}
        per={{ unit: 'month', count: 111 }}
        art={<Icon of={planeIcon} size="xl" />}
      />
    )
  },
  play: expectToFit,
}

/** The whole tile is the click target, and a single tab stop. */
export const WholeTileIsTheTarget: Story = {
  render: (args, context) => <ServiceTile {...args} {...words(context)} art={art} className="max-w-72" />,
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link')
    await userEvent.tab()
    await expect(link).toHaveFocus()
    const tile = canvasElement.querySelector('[data-print="whole"]')?.getBoundingClientRect()
    const hit = document.elementFromPoint((tile?.left ?? 0) + 8, (tile?.bottom ?? 0) - 8)
    await expect(hit).toBe(link)
  },
}

/** A high price in a narrow tile moves the arrow to the next line, never past the edge. */
export const ArrowStaysInside: Story = {
  render: (args, context) => (
    <ServiceTile
      {...args}
      {...words(context)}
      priceFrom={12_345_600}
      per={{ unit: 'month', count: 1 }}
      art={art}
      className="w-40"
    />
  ),
  play: async ({ canvasElement }) => {
    const tile = canvasElement.querySelector('[data-print="whole"]')?.getBoundingClientRect()
    const arrow = [...canvasElement.querySelectorAll('svg')].at(-1)?.getBoundingClientRect()
    await expect(arrow?.left).toBeGreaterThanOrEqual(tile?.left ?? Infinity)
    await expect(arrow?.right).toBeLessThanOrEqual(tile?.right ?? 0)
    await expect(arrow?.width).toBeGreaterThan(15)
  },
}
