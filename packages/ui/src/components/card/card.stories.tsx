import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import { Button } from '../button/index.ts'
import { Money } from '../money/index.ts'
import { cardMeta } from './card.meta.ts'
import { Text } from '../text/index.ts'
import { Card, CardFooter, CardLink, CardTitle } from './index.ts'

const words = textsInToolbarLanguage({
  ar: {
    title: 'عاملة مقيمة، ثلاثة أشهر',
    text: 'راتبها مشمول في السعر، ولكم حق الاستبدال.',
    book: 'حجز',
    contracts: 'عقودكم السارية',
    count: 'عقدان، أقربهما انتهاءً في رجب.',
  },
  en: {
    title: 'Live-in worker, three months',
    text: 'Her wage is part of the price and you may ask for a replacement.',
    book: 'Book',
    contracts: 'Your running contracts',
    count: 'Two contracts; the first ends in January.',
  },
})

const meta = {
  title: 'Components/Data/Card',
  component: Card,
  parameters: { kit: cardMeta },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Card>

export default meta
type Story = StoryObj<typeof Card>

export const Default: Story = {
  render: (args, context) => {
    const { title, text, book } = words(context)
    return (
      <Card style={{ maxInlineSize: '24rem' }} {...args}>
        <CardTitle>{title}</CardTitle>
        <Text tone="muted">{text}</Text>
        <Text size="title">
          <Money halalas={855000} weight="strong" />
        </Text>
        <CardFooter>
          <Button width="full">{book}</Button>
        </CardFooter>
      </Card>
    )
  },
}

export const WholeCardIsALink: Story = {
  args: { link: true, as: 'article' },
  render: (args, context) => {
    const { contracts, count } = words(context)
    return (
      <Card {...args} style={{ maxInlineSize: '24rem' }}>
        <CardTitle>
          <CardLink link={<a href="#contracts" />}>{contracts}</CardLink>
        </CardTitle>
        <Text tone="muted">{count}</Text>
      </Card>
    )
  },
  play: async ({ canvasElement, globals }) => {
    const link = within(canvasElement).getByRole('link', { name: words({ globals }).contracts })
    await userEvent.tab()
    await expect(link).toHaveFocus()
    await expect(getComputedStyle(within(canvasElement).getByRole('article')).outlineStyle).toBe('solid')
  },
}
