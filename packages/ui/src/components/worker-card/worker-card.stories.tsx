import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import { workerNames } from '../../story-kit/people.ts'
import { Portrait } from '../../art/portrait/index.ts'
import { SkeletonGroup } from '../skeleton/index.ts'
import { WorkerCard, WorkerCardSkeleton } from './index.ts'
import type { WorkerCardWorker } from './index.ts'
import { Grid } from '../grid/index.ts'
import { workerCardMeta } from './worker-card.meta.ts'

const words = textsInToolbarLanguage({
  ar: {
    choose: 'اختيار العاملة',
    workers: [
      {
        name: workerNames.akinyi.ar,
        picture: <Portrait seed="akinyi" country="KE" job="housemaid" />,
        nationality: { name: 'كينية', code: 'KE' },
        age: 29,
        experience: '4 سنوات',
        location: 'الرياض',
        about: 'عملت أربع سنوات لدى أسرة في الرياض، وتجيد ترتيب المنزل الكبير.',
        skills: [
          { name: 'تنظيف المنزل', level: 'متقن' },
          { name: 'الغسيل والكي', level: 'جيد جدًا' },
          { name: 'اللغة الإنجليزية', level: 'جيد جدًا' },
          { name: 'اللغة العربية', level: 'جيد' },
        ],
      },
      {
        name: workerNames.dewi.ar,
        picture: <Portrait seed="dewi" country="ID" job="nanny" />,
        nationality: { name: 'إندونيسية', code: 'ID' },
        age: 34,
        experience: '8 سنوات',
        location: 'الدمام',
        skills: [
          { name: 'رعاية الأطفال', level: 'متقن' },
          { name: 'الطبخ السعودي', level: 'جيد' },
        ],
      },
      {
        name: workerNames.rowena.ar,
        picture: <Portrait seed="rowena" country="PH" job="personalCare" />,
        nationality: { name: 'فلبينية', code: 'PH' },
        age: 31,
        experience: '6 سنوات',
        location: 'القصيم',
        skills: [{ name: 'رعاية كبار السن', level: 'متقن' }],
      },
    ] satisfies WorkerCardWorker[],
  },
  en: {
    choose: 'Choose the worker',
    workers: [
      {
        name: workerNames.akinyi.en,
        picture: <Portrait seed="akinyi" country="KE" job="housemaid" />,
        nationality: { name: 'Kenyan', code: 'KE' },
        age: 29,
        experience: '4 years',
        location: 'Riyadh',
        about: 'Four years with a family in Riyadh; good at keeping a large home in order.',
        skills: [
          { name: 'House cleaning', level: 'Expert' },
          { name: 'Laundry and ironing', level: 'Very good' },
          { name: 'English language', level: 'Very good' },
          { name: 'Arabic language', level: 'Good' },
        ],
      },
      {
        name: workerNames.dewi.en,
        picture: <Portrait seed="dewi" country="ID" job="nanny" />,
        nationality: { name: 'Indonesian', code: 'ID' },
        age: 34,
        experience: '8 years',
        location: 'Dammam',
        skills: [
          { name: 'Child care', level: 'Expert' },
          { name: 'Saudi cooking', level: 'Good' },
        ],
      },
      {
        name: workerNames.rowena.en,
        picture: <Portrait seed="rowena" country="PH" job="personalCare" />,
        nationality: { name: 'Filipino', code: 'PH' },
        age: 31,
        experience: '6 years',
        location: 'Qassim',
        skills: [{ name: 'Care of the elderly', level: 'Expert' }],
      },
    ] satisfies WorkerCardWorker[],
  },
})

const nobody: WorkerCardWorker = { name: '—', skills: [] }
const workersIn = (context: Parameters<typeof words>[0]): readonly WorkerCardWorker[] =>
  words(context).workers

const meta = {
  title: 'Components/Domain/WorkerCard',
  component: WorkerCard,
  parameters: { kit: workerCardMeta },
  args: { worker: nobody, skillsShown: 3 },
  argTypes: {
    worker: { control: false },
    select: { control: false },
    link: { control: false },
    actions: { control: false },
  },
} satisfies Meta<typeof WorkerCard>

export default meta
type Story = StoryObj<typeof WorkerCard>

export const Default: Story = {
  render: (args, context) => (
    <WorkerCard style={{ maxInlineSize: '24rem' }} {...args} worker={workersIn(context)[0] ?? nobody} />
  ),
  play: async ({ canvasElement, globals }) => {
    const [first = nobody] = workersIn({ globals })
    await expect(within(canvasElement).getByRole('heading', { name: first.name })).toBeVisible()
  },
}

export const TallPicture: Story = {
  args: { pictureSize: 'tall' },
  render: (args, context) => {
    const [worker = nobody] = workersIn(context)
    return (
      <WorkerCard
        {...args}
        worker={{ ...worker, picture: <Portrait seed="akinyi" country="KE" job="housemaid" figure="half" /> }}
        style={{ maxInlineSize: '24rem' }}
      />
    )
  },
}

function Choosing({ label, workers }: { label: string; workers: readonly WorkerCardWorker[] }): ReactNode {
  const [chosen, setChosen] = useState('')
  return (
    <Grid minColumnWidth="lg" role="radiogroup" aria-label={label}>
      {workers.map((worker) => (
        <WorkerCard
          key={worker.name}
          worker={worker}
          select={{
            type: 'radio',
            name: 'worker',
            value: worker.name,
            checked: chosen === worker.name,
            onCheckedChange: () => setChosen(worker.name),
          }}
        />
      ))}
    </Grid>
  )
}

export const ChooseOne: Story = {
  render: (_, context) => <Choosing label={words(context).choose} workers={workersIn(context)} />,
  play: async ({ canvasElement, globals }) => {
    const second = workersIn({ globals })[1] ?? nobody
    const choice = within(canvasElement).getByRole('radio', { name: second.name })
    await userEvent.click(choice)
    await expect(choice).toBeChecked()
  },
}

export const Loading: Story = {
  render: () => (
    <SkeletonGroup>
      <Grid minColumnWidth="lg">
        <WorkerCardSkeleton />
        <WorkerCardSkeleton />
        <WorkerCardSkeleton />
      </Grid>
    </SkeletonGroup>
  ),
}
