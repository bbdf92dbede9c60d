import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import { workerNames } from '../../story-kit/people.ts'
import { WorkerSelectionPopup } from './index.ts'
import type { SelectableWorker } from './index.ts'
import { workerSelectionPopupMeta } from './worker-selection-popup.meta.ts'

const words = textsInToolbarLanguage({
  ar: {
    confirm: 'تأكيد الاختيار',
    workers: [
      {
        id: '1',
        name: workerNames.akinyi.ar,
        nationality: { name: 'كينية', code: 'KE' },
        age: 29,
        experience: '4 سنوات',
        location: 'الرياض',
        skills: [{ name: 'تنظيف المنزل', level: 'متقن' }],
      },
      {
        id: '2',
        name: workerNames.dewi.ar,
        nationality: { name: 'إندونيسية', code: 'ID' },
        age: 34,
        experience: '8 سنوات',
        location: 'الدمام',
        skills: [{ name: 'رعاية الأطفال', level: 'متقن' }],
      },
      {
        id: '3',
        name: workerNames.rowena.ar,
        nationality: { name: 'فلبينية', code: 'PH' },
        age: 31,
        experience: '6 سنوات',
        location: 'القصيم',
        skills: [{ name: 'رعاية كبار السن', level: 'متقن' }],
        unavailable: 'حُجزت قبل لحظات',
      },
      {
        id: '4',
        name: workerNames.meseret.ar,
        nationality: { name: 'إثيوبية', code: 'ET' },
        age: 26,
        experience: 'سنتان',
        location: 'الرياض',
        skills: [{ name: 'الغسيل والكي', level: 'جيد جدًا' }],
      },
    ] satisfies SelectableWorker[],
  },
  en: {
    confirm: 'Confirm choice',
    workers: [
      {
        id: '1',
        name: workerNames.akinyi.en,
        nationality: { name: 'Kenyan', code: 'KE' },
        age: 29,
        experience: '4 years',
        location: 'Riyadh',
        skills: [{ name: 'House cleaning', level: 'Expert' }],
      },
      {
        id: '2',
        name: workerNames.dewi.en,
        nationality: { name: 'Indonesian', code: 'ID' },
        age: 34,
        experience: '8 years',
        location: 'Dammam',
        skills: [{ name: 'Childcare', level: 'Expert' }],
      },
      {
        id: '3',
        name: workerNames.rowena.en,
        nationality: { name: 'Filipino', code: 'PH' },
        age: 31,
        experience: '6 years',
        location: 'Qassim',
        skills: [{ name: 'Elderly care', level: 'Expert' }],
        unavailable: 'Just booked',
      },
      {
        id: '4',
        name: workerNames.meseret.en,
        nationality: { name: 'Ethiopian', code: 'ET' },
        age: 26,
        experience: '2 years',
        location: 'Riyadh',
        skills: [{ name: 'Laundry and ironing', level: 'Very good' }],
      },
    ] satisfies SelectableWorker[],
  },
})

const meta = {
  title: 'Components/Domain/WorkerSelectionPopup',
  component: WorkerSelectionPopup,
  parameters: { kit: workerSelectionPopupMeta },
  args: { open: true, onOpenChange: fn(), workers: [], count: 2, value: ['1'], onConfirm: fn() },
  argTypes: { workers: { control: false } },
  render: (args, context) => <WorkerSelectionPopup {...args} workers={words(context).workers} />,
} satisfies Meta<typeof WorkerSelectionPopup>

export default meta
type Story = StoryObj<typeof WorkerSelectionPopup>

export const Default: Story = {}

export const ExactlyAsMany: Story = {
  play: async ({ canvasElement, args, globals }) => {
    const { confirm, workers } = words({ globals })
    const page = within(canvasElement.ownerDocument.body)
    await page.findByRole('dialog')
    await expect(page.getByRole('button', { name: confirm })).toBeDisabled()
    await userEvent.click(page.getByRole('checkbox', { name: workers[3]?.name ?? '' }))
    await expect(page.getByRole('checkbox', { name: workers[1]?.name ?? '' })).toBeDisabled()
    await userEvent.click(page.getByRole('button', { name: confirm }))
    await expect(args.onConfirm).toHaveBeenCalledWith(['1', '4'])
  },
}
