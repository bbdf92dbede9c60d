import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { expectDialogInLanguage } from '../../story-kit/popup-checks.ts'
import { textsInToolbarLanguage, expectToFit } from '../../story-kit/index.ts'
import { WorkerSelectionPopup } from './index.ts'
import type { WorkerSelectionPopupProps } from './index.ts'

const words = textsInToolbarLanguage({
  ar: {
    name: 'أكيني',
    nationality: 'كينية',
    skill: 'تنظيف المنزل',
    taken: 'حُجزت قبل لحظات',
    failure: 'تعذّر حفظ الاختيار. نرجو المحاولة من جديد.',
    long: 'عاملة منزلية متمرّسة في ترتيب البيوت الكبيرة ورعاية الأطفال والطبخ السعودي والإثيوبي',
  },
  en: {
    name: 'Akinyi',
    nationality: 'Kenyan',
    skill: 'House cleaning',
    taken: 'Just booked',
    failure: 'We couldn’t keep your choice. Try again.',
    long: 'A domestic worker long used to large homes, childcare and both Saudi and Ethiopian cooking',
  },
})

const meta = {
  title: 'Checks/WorkerSelectionPopup',
  component: WorkerSelectionPopup,
  tags: ['!autodocs'],
  args: { open: true, onOpenChange: fn(), workers: [], count: 2, value: [], onConfirm: fn() },
} satisfies Meta<typeof WorkerSelectionPopup>

export default meta
type Story = StoryObj<typeof WorkerSelectionPopup>

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args, context) => {
    const { name, nationality, skill, taken, failure } = words(context)
    const workers = Array.from({ length: 6 }, (_, index) => ({
      id: String(index),
      name: `${name} ${'I'.repeat(index + 1)}`,
      nationality: { name: nationality, code: 'KE' },
      skills: [{ name: skill }],
      unavailable: index === 5 ? taken : undefined,
    }))
    return <WorkerSelectionPopup {...args} workers={workers} value={['0', '2']} failure={failure} />
  },
  play: expectDialogInLanguage,
}

export const Nobody: Story = {}

export const OneOfMany: Story = {
  args: { count: 1 },
  render: (args, context) => {
    const { name, skill } = words(context)
    const workers = ['1', '2'].map((id) => ({ id, name: `${name} ${id}`, skills: [{ name: skill }] }))
    return <WorkerSelectionPopup {...args} workers={workers} value={['2']} />
  },
  play: async ({ canvasElement }) => {
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog')
    await expect(within(dialog).getAllByRole('radio')).toHaveLength(2)
  },
}

export const LongText: Story = {
  render: (args, context) => {
    const { long } = words(context)
    return (
      <WorkerSelectionPopup
        {...args}
        workers={[{ id: '1', name: long, about: long, skills: [{ name: long }], unavailable: long }]}
        failure={long}
      />
    )
  },
  play: expectToFit,
}

function Reopened(props: WorkerSelectionPopupProps) {
  const [open, setOpen] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)} data-testid="again">
        {props.workers[0]?.name}
      </button>
      <WorkerSelectionPopup {...props} open={open} onOpenChange={setOpen} />
    </>
  )
}

export const ForgetsAChoiceGivenUp: Story = {
  render: (args, context) => {
    const { name, skill } = words(context)
    const workers = ['1', '2', '3'].map((id) => ({ id, name: `${name} ${id}`, skills: [{ name: skill }] }))
    return <Reopened {...args} workers={workers} value={['1']} />
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    await page.findByRole('dialog')
    await userEvent.click(page.getAllByRole('checkbox')[2] ?? canvasElement)
    await expect(page.getAllByRole('checkbox', { checked: true })).toHaveLength(2)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    await userEvent.click(page.getByTestId('again'))
    await page.findByRole('dialog')
    await expect(page.getAllByRole('checkbox', { checked: true })).toHaveLength(1)
  },
}
