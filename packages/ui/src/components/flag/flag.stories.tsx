import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import { flagMeta } from './flag.meta.ts'
import { Stack } from '../stack/index.ts'
import { Flag } from './index.ts'

const words = textsInToolbarLanguage({
  ar: [
    ['PH', 'الفلبين'],
    ['ID', 'إندونيسيا'],
    ['KE', 'كينيا'],
    ['UG', 'أوغندا'],
    ['LK', 'سريلانكا'],
    ['ET', 'إثيوبيا'],
  ],
  en: [
    ['PH', 'Philippines'],
    ['ID', 'Indonesia'],
    ['KE', 'Kenya'],
    ['UG', 'Uganda'],
    ['LK', 'Sri Lanka'],
    ['ET', 'Ethiopia'],
  ],
})

const meta = {
  title: 'Components/Inline/Flag',
  component: Flag,
  parameters: { kit: flagMeta },
  args: { code: 'PH', country: '', size: 'lg' },
  argTypes: { country: { control: false } },
} satisfies Meta<typeof Flag>

export default meta
type Story = StoryObj<typeof Flag>

export const Default: Story = {
  render: (args, context) => <Flag {...args} country={words(context)[0]?.[1] ?? ''} />,
  play: async ({ canvasElement, globals }) => {
    await expect(
      within(canvasElement).getByRole('img', { name: words({ globals })[0]?.[1] ?? '' }),
    ).toBeVisible()
  },
}

export const WithNames: Story = {
  render: (_, context) => (
    <Stack as="ul" gap="sm" style={{ margin: 0, listStyle: 'none', padding: 0 }}>
      {words(context).map(([code = '', country = '']) => (
        <li key={code}>
          <Flag code={code} country={country} named />
        </li>
      ))}
    </Stack>
  ),
}
