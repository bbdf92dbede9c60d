import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import { accordionMeta } from './accordion.meta.ts'
import { Text } from '../text/index.ts'
import { Accordion } from './index.ts'
import type { AccordionItem } from './index.ts'

const words = textsInToolbarLanguage({
  ar: [
    [
      'متى تصل العاملة بعد الاستقدام؟',
      'بين ستين وتسعين يومًا من دفع الرسوم، وتتابعون المراحل كلها في صفحة طلبكم.',
    ],
    [
      'هل لي حق الاستبدال؟',
      'نعم، خلال فترة الضمان وبلا رسوم إن تعذّر عليها العمل أو لم توافق المهنة المتفق عليها.',
    ],
    [
      'ماذا لو ألغيت العقد مبكرًا؟',
      'تُحسم رسوم الفسخ من قيمة المدة المتبقية، ويعود الباقي إلى محفظتكم، ونريكم المبلغ قبل التأكيد.',
    ],
  ],
  en: [
    [
      'When does the worker arrive after recruitment?',
      'Sixty to ninety days after the fees are paid; you follow every stage on your order’s page.',
    ],
    [
      'May I ask for another worker?',
      'Yes, within the guarantee and free of charge, if she cannot work or is not of the agreed profession.',
    ],
    [
      'What if I cancel early?',
      'The contract-break fee is taken from the value of the unused time and the rest goes to your wallet; you see the sum before you confirm.',
    ],
  ],
})

const items = (content: string[][]): AccordionItem[] =>
  content.map(([title = '', text], index) => ({
    value: `part-${index}`,
    title,
    content: <Text>{text}</Text>,
  }))

const meta = {
  title: 'Components/Navigation/Accordion',
  component: Accordion,
  parameters: { kit: accordionMeta },
  args: { items: [], onValueChange: fn() },
  argTypes: { items: { control: false } },
  render: (args, context) => (
    <Accordion style={{ maxInlineSize: 'var(--sk-size-reading)' }} {...args} items={items(words(context))} />
  ),
} satisfies Meta<typeof Accordion>

export default meta
type Story = StoryObj<typeof Accordion>

export const Default: Story = {
  args: { defaultValue: ['part-0'] },
}

export const OneAtATime: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const [first, second] = canvas.getAllByRole('button')
    if (!first || !second) return
    await userEvent.click(first)
    await userEvent.click(second)
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['part-1'])
    await expect(first).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.getByRole('region')).toBeVisible()
  },
}

export const SeveralOpenAtOnce: Story = {
  args: { type: 'multiple', defaultValue: ['part-0', 'part-2'] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('region')).toHaveLength(2)
  },
}
