import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import { workerNames } from '../../story-kit/people.ts'
import { SkeletonGroup } from '../skeleton/index.ts'
import { WorkerPicker, WorkerPickerSkeleton } from './index.ts'
import type { PickableWorker } from './index.ts'
import { workerPickerMeta } from './worker-picker.meta.ts'

const words = textsInToolbarLanguage({
  ar: {
    label: 'من تودّون أن تأتيكم؟',
    office: 'يختار المكتب',
    own: 'عاملة أعرفها',
    ownText: 'اسمها ورقم جوازها في الخطوة التالية',
    workers: [
      {
        id: '1',
        name: workerNames.akinyi.ar,
        nationality: { name: 'كينية', code: 'KE' },
        age: 29,
        experience: '4 سنوات',
        location: 'الرياض',
        skills: [{ name: 'تنظيف المنزل' }, { name: 'الغسيل والكي' }, { name: 'اللغة الإنجليزية' }],
      },
      {
        id: '2',
        name: workerNames.dewi.ar,
        nationality: { name: 'إندونيسية', code: 'ID' },
        age: 34,
        experience: '8 سنوات',
        location: 'الدمام',
        skills: [{ name: 'رعاية الأطفال' }, { name: 'الطبخ السعودي' }],
      },
      {
        id: '3',
        name: workerNames.rowena.ar,
        nationality: { name: 'فلبينية', code: 'PH' },
        age: 31,
        experience: '6 سنوات',
        location: 'القصيم',
        skills: [{ name: 'رعاية كبار السن' }],
        unavailable: 'حُجزت قبل لحظات',
      },
    ] satisfies PickableWorker[],
  },
  en: {
    label: 'Who would you like to come?',
    office: 'The office chooses',
    own: 'A worker I know',
    ownText: 'Give her name and passport number in the next step',
    workers: [
      {
        id: '1',
        name: workerNames.akinyi.en,
        nationality: { name: 'Kenyan', code: 'KE' },
        age: 29,
        experience: '4 years',
        location: 'Riyadh',
        skills: [{ name: 'House cleaning' }, { name: 'Laundry and ironing' }, { name: 'English language' }],
      },
      {
        id: '2',
        name: workerNames.dewi.en,
        nationality: { name: 'Indonesian', code: 'ID' },
        age: 34,
        experience: '8 years',
        location: 'Dammam',
        skills: [{ name: 'Childcare' }, { name: 'Saudi cooking' }],
      },
      {
        id: '3',
        name: workerNames.rowena.en,
        nationality: { name: 'Filipino', code: 'PH' },
        age: 31,
        experience: '6 years',
        location: 'Qassim',
        skills: [{ name: 'Elderly care' }],
        unavailable: 'Just booked',
      },
    ] satisfies PickableWorker[],
  },
})

const meta = {
  title: 'Components/Domain/WorkerPicker',
  component: WorkerPicker,
  parameters: { kit: workerPickerMeta },
  args: { label: '', workers: [], value: [], onValueChange: fn(), onChoose: fn(), onCountChange: fn() },
  argTypes: { workers: { control: false }, own: { control: false } },
  render: function Render(args, context) {
    const { label, workers } = words(context)
    const [value, setValue] = useState<readonly string[]>(args.value)
    const [count, setCount] = useState<number | undefined>(args.count)
    return (
      <WorkerPicker
        {...args}
        label={label}
        workers={workers}
        value={value}
        onValueChange={setValue}
        count={count}
        onCountChange={setCount}
      />
    )
  },
} satisfies Meta<typeof WorkerPicker>

export default meta
type Story = StoryObj<typeof WorkerPicker>

export const Default: Story = {
  play: async ({ canvasElement, globals }) => {
    const { office, workers } = words({ globals })
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('radio', { name: office })).toBeChecked()
    await userEvent.click(canvas.getByRole('radio', { name: workers[1]?.name ?? '' }))
    await expect(canvas.getByRole('radio', { name: office })).not.toBeChecked()
  },
}

export const SeveralWorkers: Story = { args: { count: 3, value: ['1', '2'] } }

export const ByName: Story = {
  render: (args, context) => {
    const { label, workers, own, ownText } = words(context)
    return (
      <WorkerPicker
        {...args}
        label={label}
        workers={workers}
        onCountChange={undefined}
        own={{ title: own, text: ownText, checked: true, onChoose: fn() }}
      />
    )
  },
}

export const Loading: Story = {
  render: () => (
    <SkeletonGroup>
      <WorkerPickerSkeleton />
    </SkeletonGroup>
  ),
}
