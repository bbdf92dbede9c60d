import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Pagination } from './index.ts'
import { paginationMeta } from './pagination.meta.ts'

const meta = {
  title: 'Components/Navigation/Pagination',
  component: Pagination,
  parameters: { kit: paginationMeta },
  args: { page: 5, pages: 12, link: (page) => <a href={`#page-${page}`} /> },
  argTypes: { link: { control: false }, label: { control: false } },
} satisfies Meta<typeof Pagination>

export default meta
type Story = StoryObj<typeof Pagination>

export const Default: Story = {}

export const ArabicIndicDigits: Story = {
  args: { page: 2, pages: 6 },
  globals: { locale: 'ar', digits: 'arab' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { current: 'page' })).toHaveTextContent('٢')
  },
}

export const FewPages: Story = { args: { page: 1, pages: 3 } }

export const WhereThereIsLittleRoom: Story = {
  render: (args) => (
    <div style={{ inlineSize: '20rem' }}>
      <Pagination {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('link')).toHaveLength(2)
  },
}
