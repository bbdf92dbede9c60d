import type { Meta, StoryObj } from '@storybook/react-vite'
import { Crenellation, WeaveBand, WeaveEdge, WeaveLine } from './weave/index.ts'

const sizes = ['small', 'medium', 'large'] as const

const meta: Meta = {
  title: 'Foundations/Weave',
}

export default meta

export const Band: StoryObj = {
  render: () => (
    <div className="grid gap-6">
      {sizes.map((size) => (
        <WeaveBand key={size} size={size} />
      ))}
    </div>
  ),
}

/** For a celebration, such as a paid booking: the band unrolls once, in the reading direction. */
export const Unrolling: StoryObj = {
  render: () => <WeaveBand unrolls />,
}

export const Edge: StoryObj = {
  render: () => (
    <div className="flex h-72 gap-6">
      {sizes.map((size) => (
        <WeaveEdge key={size} size={size} />
      ))}
    </div>
  ),
}

/** The finished part is woven, the rest is a bare thread. It fills in the reading direction. */
export const Line: StoryObj<{ progress: number }> = {
  args: { progress: 0.6 },
  argTypes: { progress: { control: { type: 'range', min: 0, max: 1, step: 0.05 } } },
  render: ({ progress }) => (
    <div className="grid gap-6">
      <WeaveLine progress={progress} />
      <WeaveLine progress={0} />
      <WeaveLine progress={0.25} />
      <WeaveLine progress={1} />
    </div>
  ),
}

export const Parapet: StoryObj = {
  render: () => <Crenellation />,
}
