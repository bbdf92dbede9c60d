import type { Meta, StoryObj } from '@storybook/react-vite'
import type { MouseEvent } from 'react'
import { expect, fn, within } from 'storybook/test'
import { Matrix as Grid, MatrixRow, expectToFit, keyboardStory } from '../../story-kit/index.ts'
import { focusFirstControl } from '../../story-kit/focus.ts'
import type { DocumentedKeyCheck } from '../../story-kit/index.ts'
import { Pagination } from './index.ts'
import { paginationKeyTable } from './pagination.keys.ts'

const followed = fn((event: MouseEvent) => event.preventDefault())

const meta = {
  title: 'Checks/Pagination',
  component: Pagination,
  tags: ['!autodocs'],
  args: { page: 5, pages: 12, link: (page) => <a href={`#page-${page}`} onClick={followed} /> },
} satisfies Meta<typeof Pagination>

export default meta
type Story = StoryObj<typeof Pagination>

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <Grid>
      {(
        [
          [1, 1],
          [1, 3],
          [3, 6],
          [5, 12],
          [12, 12],
        ] as const
      ).map(([page, pages]) => (
        <MatrixRow key={`${page}/${pages}`} name={`${page} of ${pages}`}>
          <Pagination {...args} page={page} pages={pages} label={`${page}/${pages}`} className="w-full" />
        </MatrixRow>
      ))}
      <MatrixRow name="narrow">
        <div style={{ inlineSize: '20rem' }}>
          <Pagination {...args} />
        </div>
      </MatrixRow>
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    for (const link of within(canvasElement).getAllByRole('link')) {
      const { width, height } = link.getBoundingClientRect()
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    }
    await focusFirstControl({ canvasElement })
  },
}

export const LongText: Story = { args: { page: 1250, pages: 99999 }, play: expectToFit }

type Canvas = Parameters<DocumentedKeyCheck>[0]['canvas']
const links = (canvas: Canvas): HTMLElement[] => canvas.getAllByRole('link')

const checks: { [Row in keyof typeof paginationKeyTable]: DocumentedKeyCheck } = {
  next: async ({ canvas, press }) => {
    links(canvas)[0]?.focus()
    await press()
    await expect(links(canvas)[1]).toHaveFocus()
  },
  previous: async ({ canvas, press }) => {
    links(canvas)[1]?.focus()
    await press()
    await expect(links(canvas)[0]).toHaveFocus()
  },
  follow: async ({ canvas, press }) => {
    followed.mockClear()
    links(canvas)[1]?.focus()
    await press()
    await expect(followed).toHaveBeenCalledOnce()
  },
}

export const KeyboardRtl: Story = keyboardStory(paginationKeyTable, checks, 'ar')
export const KeyboardLtr: Story = keyboardStory(paginationKeyTable, checks, 'en')
