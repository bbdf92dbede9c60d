import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../components/stack/index.ts'
import { Crenellation, WeaveBand, WeaveEdge, WeaveLine } from './weave/index.ts'

const sizes = ['small', 'medium', 'large'] as const

const meta: Meta = {
  title: 'Foundations/Weave',
}

export default meta

export const Band: StoryObj = {
  render: () => (
    <Stack gap="xl">
      {sizes.map((size) => (
        <WeaveBand key={size} size={size} />
      ))}
    </Stack>
  ),
}

/** For a celebration, such as a paid booking: the band unrolls once, in the reading direction. */
export const Unrolling: StoryObj = {
  render: () => <WeaveBand unrolls />,
}

export const Edge: StoryObj = {
  render: () => (
    <Stack direction="row" gap="xl" style={{ blockSize: '18rem' }}>
      {sizes.map((size) => (
        <WeaveEdge key={size} size={size} />
      ))}
    </Stack>
  ),
}

/** The finished part is woven, the rest is a bare thread. It fills in the reading direction. */
export const Line: StoryObj<{ progress: number }> = {
  args: { progress: 0.6 },
  argTypes: { progress: { control: { type: 'range', min: 0, max: 1, step: 0.05 } } },
  render: ({ progress }) => (
    <Stack gap="xl">
      <WeaveLine progress={progress} />
      <WeaveLine progress={0} />
      <WeaveLine progress={0.25} />
      <WeaveLine progress={1} />
    </Stack>
  ),
}

export const Parapet: StoryObj = {
  render: () => <Crenellation />,
}
