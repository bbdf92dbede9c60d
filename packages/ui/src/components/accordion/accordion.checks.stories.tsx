import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import {
  Matrix as Grid,
  MatrixRow,
  textsInToolbarLanguage,
  expectToFit,
  keyboardStory,
} from '../../story-kit/index.ts'
import type { DocumentedKeyCheck } from '../../story-kit/index.ts'
import { accordionKeyTable } from './accordion.keys.ts'
import { Accordion } from './index.ts'
import type { AccordionItem } from './index.ts'

const words = textsInToolbarLanguage({
  ar: {
    titles: ['ما الذي يشمله السعر؟', 'من يتحمّل التذكرة؟', 'كيف أدفع؟'],
    text: 'راتب العاملة وتأمينها والضريبة، ولا رسوم مخفية.',
    long: 'هل يشمل السعر راتب العاملة وتأمينها الطبي ورسوم الإقامة والضريبة والنقل؟',
    word: 'راتبالعاملةوتأمينهاورسومالإقامةوالضريبةوالنقل',
  },
  en: {
    titles: ['What does the price cover?', 'Who pays for the flight?', 'How do I pay?'],
    text: 'The worker’s wage, her insurance and the tax; no hidden fees.',
    long: 'Does the price cover her wage, her health insurance, the residence permit, the tax and transport?',
    word: 'Wageandinsuranceandresidencepermitandtaxandtransport',
  },
})

const meta = {
  title: 'Checks/Accordion',
  component: Accordion,
  tags: ['!autodocs'],
  args: { items: [] },
} satisfies Meta<typeof Accordion>

export default meta
type Story = StoryObj<typeof Accordion>

const items = ({ titles, text }: ReturnType<typeof words>): AccordionItem[] =>
  titles.map((title, index) => ({ value: `part-${index}`, title, content: text }))

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (_, context) => (
    <Grid>
      <MatrixRow name="single, one open">
        <Accordion items={items(words(context))} defaultValue={['part-1']} className="w-full max-w-md" />
      </MatrixRow>
      <MatrixRow name="multiple, two open, level 4">
        <Accordion
          type="multiple"
          level={4}
          items={items(words(context))}
          defaultValue={['part-0', 'part-2']}
          className="w-full max-w-md"
        />
      </MatrixRow>
    </Grid>
  ),
}

export const LongText: Story = {
  render: (_, context) => {
    const { long, word, text } = words(context)
    return (
      <Accordion
        items={[
          { value: 'a', title: long, content: `${text} ${word}` },
          { value: 'b', title: word, content: text },
        ]}
        defaultValue={['a']}
      />
    )
  },
  play: expectToFit,
}

type Canvas = Parameters<DocumentedKeyCheck>[0]['canvas']
const heads = (canvas: Canvas): HTMLElement[] => canvas.getAllByRole('button')
const expectFocus = (element: HTMLElement | undefined): Promise<void> =>
  waitFor(() => expect(element).toHaveFocus())

const checks: { [Row in keyof typeof accordionKeyTable]: DocumentedKeyCheck } = {
  toggle: async ({ canvas, press }) => {
    const [first] = heads(canvas)
    const open = first?.getAttribute('aria-expanded') === 'true'
    first?.focus()
    await press()
    await expect(first).toHaveAttribute('aria-expanded', String(!open))
  },
  next: async ({ canvas, press }) => {
    heads(canvas)[0]?.focus()
    await press()
    await expectFocus(heads(canvas)[1])
  },
  previous: async ({ canvas, press }) => {
    heads(canvas)[1]?.focus()
    await press()
    await expectFocus(heads(canvas)[0])
  },
  first: async ({ canvas, press }) => {
    heads(canvas)[2]?.focus()
    await press()
    await expectFocus(heads(canvas)[0])
  },
  last: async ({ canvas, press }) => {
    heads(canvas)[0]?.focus()
    await press()
    await expectFocus(heads(canvas)[2])
  },
}

const keyboard: Story = { render: (_, context) => <Accordion items={items(words(context))} /> }
export const KeyboardRtl: Story = { ...keyboard, ...keyboardStory(accordionKeyTable, checks, 'ar') }
export const KeyboardLtr: Story = { ...keyboard, ...keyboardStory(accordionKeyTable, checks, 'en') }
