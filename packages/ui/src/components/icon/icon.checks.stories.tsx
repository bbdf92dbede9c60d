import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Matrix as Grid, MatrixRow } from '../../story-kit/index.ts'
import type { IconArt } from './icon-art.ts'
import * as exported from './index.ts'

const { Icon, arrowForwardIcon, clockIcon } = exported

const meta = {
  title: 'Checks/Icon',
  component: Icon,
  tags: ['!autodocs'],
  args: { of: clockIcon },
} satisfies Meta<typeof Icon>

export default meta
type Story = StoryObj<typeof Icon>

const isArt = (value: unknown): value is IconArt =>
  typeof value === 'object' && value !== null && 'node' in value
const all = Object.values(exported).filter(isArt)

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Grid>
      {(['flips', 'neutral'] as const).map((direction) => (
        <MatrixRow key={direction} name={direction}>
          {all
            .filter((art) => art.direction === direction)
            .map((art) => (
              <Icon key={art.name} of={art} size="lg" />
            ))}
        </MatrixRow>
      ))}
      <MatrixRow name="sizes">
        {(['text', 'sm', 'md', 'lg', 'xl'] as const).map((size) => (
          <Icon key={size} of={arrowForwardIcon} size={size} />
        ))}
      </MatrixRow>
    </Grid>
  ),
}

/** English text inside an Arabic page has its own direction, and icons follow it. */
export const MirrorsByItsOwnDirection: Story = {
  globals: { locale: 'ar' },
  render: () => (
    <>
      <Icon of={arrowForwardIcon} label="arabic" />
      <span dir="ltr">
        <Icon of={arrowForwardIcon} label="island" />
        <bdi dir="rtl">
          <Icon of={arrowForwardIcon} label="arabic within the island" />
        </bdi>
      </span>
      <Icon of={clockIcon} label="clock" />
    </>
  ),
  play: async ({ canvasElement }) => {
    const scale = (name: string): string => getComputedStyle(within(canvasElement).getByLabelText(name)).scale
    await expect(scale('arabic')).toBe('-1 1')
    await expect(scale('island')).toBe('1')
    await expect(scale('arabic within the island')).toBe('-1 1')
    await expect(scale('clock')).toBe('none')
  },
}
