import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import { workerNames } from '../../story-kit/people.ts'
import { Card } from '../card/index.ts'
import { Code } from '../code/index.ts'
import { DateText } from '../date-text/index.ts'
import { Money } from '../money/index.ts'
import { PersonName } from '../person-name/index.ts'
import { SkeletonGroup } from '../skeleton/index.ts'
import { TimeText } from '../time-text/index.ts'
import { KeyValueList, KeyValueListSkeleton } from './index.ts'
import type { KeyValue } from './index.ts'
import { keyValueListMeta } from './key-value-list.meta.ts'

const words = textsInToolbarLanguage({
  ar: {
    contract: 'رقم العقد',
    worker: 'العاملة',
    name: workerNames.maricel.ar,
    start: 'بداية العقد',
    end: 'نهاية العقد',
    visit: 'وقت الزيارة',
    total: 'الإجمالي شاملًا الضريبة',
  },
  en: {
    contract: 'Contract number',
    worker: 'Worker',
    name: workerNames.maricel.en,
    start: 'Begins',
    end: 'Ends',
    visit: 'Time of visit',
    total: 'Total including tax',
  },
})

const facts = (labels: ReturnType<typeof words>): KeyValue[] => [
  { label: labels.contract, value: <Code value="CN-2026-000731" /> },
  { label: labels.worker, value: <PersonName name={labels.name} /> },
  { label: labels.start, value: <DateText value="2026-12-01" /> },
  { label: labels.end, value: <DateText value="2027-05-31" /> },
  { label: labels.visit, value: <TimeText value="08:00" until="12:00" /> },
  { label: labels.total, value: <Money halalas={1149500} weight="strong" /> },
]

const meta = {
  title: 'Components/Data/KeyValueList',
  component: KeyValueList,
  parameters: { kit: keyValueListMeta },
  args: { items: [] },
  argTypes: { items: { control: false } },
  render: (args, context) => (
    <Card style={{ maxInlineSize: '32rem' }}>
      <KeyValueList {...args} items={facts(words(context))} />
    </Card>
  ),
} satisfies Meta<typeof KeyValueList>

export default meta
type Story = StoryObj<typeof KeyValueList>

export const Default: Story = {
  play: async ({ canvasElement, globals }) => {
    const [term] = within(canvasElement).getAllByRole('term')
    await expect(term).toHaveTextContent(words({ globals }).contract)
  },
}

export const Columns: Story = {
  args: { layout: 'columns' },
  render: (args, context) => (
    <Card>
      <KeyValueList {...args} items={facts(words(context))} />
    </Card>
  ),
}

export const Loading: Story = {
  render: ({ layout }) => (
    <SkeletonGroup>
      <Card style={{ maxInlineSize: '32rem' }}>
        <KeyValueListSkeleton count={6} layout={layout} />
      </Card>
    </SkeletonGroup>
  ),
}
