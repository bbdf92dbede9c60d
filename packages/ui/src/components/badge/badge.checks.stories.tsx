import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Matrix as Grid, MatrixRow, textsInToolbarLanguage, expectToFit } from '../../story-kit/index.ts'
import { Card } from '../card/index.ts'
import { Icon, sparklesIcon } from '../icon/index.ts'
import { Badge } from './index.ts'

const words = textsInToolbarLanguage({
  ar: { word: 'الأكثر طلبًا', long: 'يشمل التأمين الطبي وتذاكر السفر ذهابًا وعودة طوال مدة العقد' },
  en: { word: 'Most chosen', long: 'Medical insurance and return tickets included for the whole contract' },
})

const meta = {
  title: 'Checks/Badge',
  component: Badge,
  tags: ['!autodocs'],
  args: { children: '' },
} satisfies Meta<typeof Badge>

export default meta
type Story = StoryObj<typeof Badge>

const tones = ['neutral', 'primary', 'accent', 'info', 'success', 'warning', 'danger'] as const

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (_, context) => (
    <Grid>
      {tones.map((tone) => (
        <MatrixRow key={tone} name={tone}>
          <Badge tone={tone}>{words(context).word}</Badge>
          <Badge tone={tone} icon={<Icon of={sparklesIcon} size="sm" />}>
            {words(context).word}
          </Badge>
          <Badge tone={tone} size="sm">
            {words(context).word}
          </Badge>
        </MatrixRow>
      ))}
    </Grid>
  ),
}

export const LongText: Story = {
  render: (_, context) => (
    <Badge icon={<Icon of={sparklesIcon} size="sm" />}>
      {words(context).long} {words(context).long}
    </Badge>
  ),
  play: expectToFit,
}

/** A card stretches its children, but a badge must stay as wide as its text. */
export const IsNoBarInACard: Story = {
  render: (_, context) => (
    <Card>
      <Badge>{words(context).word}</Badge>
    </Card>
  ),
  play: async ({ canvasElement, globals }) => {
    const word = within(canvasElement).getByText(words({ globals }).word)
    const badge = word.parentElement?.getBoundingClientRect().width ?? 0
    await expect(badge).toBeLessThan(word.getBoundingClientRect().width + 40)
  },
}
