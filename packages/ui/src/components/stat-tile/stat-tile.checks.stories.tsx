import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Matrix as Grid, MatrixRow, textsInToolbarLanguage, expectToFit } from '../../story-kit/index.ts'
import { Icon, walletIcon } from '../icon/index.ts'
import { Money } from '../money/index.ts'
import { SkeletonGroup } from '../skeleton/index.ts'
import { StatTile, StatTileSkeleton } from './index.ts'

const words = textsInToolbarLanguage({
  ar: {
    label: 'رصيد المحفظة',
    note: 'صالح حتى نهاية العام',
    long: 'المبلغ المتبقي في المحفظة بعد خصم قيمة الزيارات المؤجلة والعقود الموقوفة',
  },
  en: {
    label: 'Wallet balance',
    note: 'Valid until the end of the year',
    long: 'Balance of the wallet after postponed visits and contracts on hold have been taken off',
  },
})

const meta = {
  title: 'Checks/StatTile',
  component: StatTile,
  tags: ['!autodocs'],
  args: { label: '', value: 3 },
} satisfies Meta<typeof StatTile>

export default meta
type Story = StoryObj<typeof StatTile>

const icon = <Icon of={walletIcon} />

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (_, context) => {
    const { label, note } = words(context)
    return (
      <Grid>
        <MatrixRow name="plain, linked, with a sum, loading">
          <StatTile label={label} value={1234567} className="w-56" />
          <StatTile {...{ label, note, icon }} value={3} link={<a href="#wallet" />} className="w-56" />
          <StatTile {...{ label, icon }} value={<Money halalas={114950} />} className="w-56" />
          <SkeletonGroup className="w-56">
            <StatTileSkeleton />
          </SkeletonGroup>
        </MatrixRow>
      </Grid>
    )
  },
}

export const LongText: Story = {
  render: (_, context) => (
    <StatTile
      {...{ icon }}
      label={words(context).long}
      note={words(context).long}
      value={<Money halalas={1234567890} />}
      link={<a href="#wallet" />}
    />
  ),
  play: expectToFit,
}

/** The whole tile is the click target, and a single tab stop. */
export const WholeTileIsTheTarget: Story = {
  render: (_, context) => (
    <StatTile label={words(context).label} value={3} link={<a href="#wallet" />} className="max-w-64" />
  ),
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link')
    await userEvent.tab()
    await expect(link).toHaveFocus()
    const tile = canvasElement.querySelector('[data-print="whole"]')?.getBoundingClientRect()
    await expect(document.elementFromPoint((tile?.left ?? 0) + 8, (tile?.bottom ?? 0) - 8)).toBe(link)
  },
}
