import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import {
  Matrix as Grid,
  MatrixRow,
  textsInToolbarLanguage,
  expectToFit,
  keyboardStory,
} from '../../story-kit/index.ts'
import { workerNames as ofTheCatalogue } from '../../story-kit/people.ts'
import type { DocumentedKeyCheck } from '../../story-kit/index.ts'
import { SkeletonGroup } from '../skeleton/index.ts'
import { WorkerPicker, WorkerPickerSkeleton } from './index.ts'
import type { PickableWorker } from './index.ts'
import { workerPickerKeyTable } from './worker-picker.keys.ts'

const sample = Object.values(ofTheCatalogue).slice(0, 7)

const words = textsInToolbarLanguage({
  ar: {
    label: 'العاملة',
    error: 'اختيار شخصين',
    office: 'يختار المكتب',
    names: sample.map(({ ar }) => ar),
    nationality: 'كينية',
    skill: 'تنظيف المنزل',
    long: 'عاملة منزلية متمرّسة في ترتيب البيوت الكبيرة ورعاية الأطفال والطبخ السعودي والإثيوبي',
    all: 'عرض كل الخيارات',
    choose: 'أختار بنفسي',
  },
  en: {
    label: 'Worker',
    error: 'Choose two workers',
    office: 'The office chooses',
    names: sample.map(({ en }) => en),
    nationality: 'Kenyan',
    skill: 'House cleaning',
    long: 'A domestic worker long used to large homes, childcare and both Saudi and Ethiopian cooking',
    all: 'See all',
    choose: 'Choose the workers',
  },
})
type Words = ReturnType<typeof words>

const people = ({ names, nationality, skill }: Words): PickableWorker[] =>
  names.map((name, index) => ({
    id: String(index + 1),
    name,
    nationality: { name: nationality, code: 'KE' },
    skills: [{ name: skill }],
  }))

const meta = {
  title: 'Checks/WorkerPicker',
  component: WorkerPicker,
  tags: ['!autodocs'],
  args: { label: '', workers: [], value: [], onValueChange: fn(), onChoose: fn() },
} satisfies Meta<typeof WorkerPicker>

export default meta
type Story = StoryObj<typeof WorkerPicker>

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args, context) => {
    const said = words(context)
    const workers = people(said).slice(0, 3)
    const all = { ...args, label: said.label, workers }
    return (
      <Grid>
        <MatrixRow name="one of many, nobody to choose">
          <WorkerPicker {...all} workers={people(said)} value={['7']} shown={3} />
          <WorkerPicker {...all} workers={[]} />
        </MatrixRow>
        <MatrixRow name="several, one missing, loading">
          <WorkerPicker {...all} count={2} onCountChange={fn()} value={['1']} error={said.error} />
          <SkeletonGroup className="w-full">
            <WorkerPickerSkeleton />
          </SkeletonGroup>
        </MatrixRow>
      </Grid>
    )
  },
}

export const LongText: Story = {
  render: (args, context) => {
    const { long } = words(context)
    return (
      <WorkerPicker
        {...args}
        label={long}
        workers={[{ id: '1', name: long, skills: [{ name: long }], unavailable: long }]}
        own={{ title: long, text: long, checked: false, onChoose: fn() }}
      />
    )
  },
  play: expectToFit,
}

/** A list too long for the page, or a choice of several workers, is left to the popup. */
export const LeadsToThePopup: Story = {
  render: (args, context) => {
    const said = words(context)
    return <WorkerPicker {...args} label={said.label} workers={people(said)} shown={2} />
  },
  play: async ({ canvasElement, args, globals }) => {
    const { all } = words({ globals })
    await userEvent.click(within(canvasElement).getByRole('button', { name: new RegExp(all) }))
    await expect(args.onChoose).toHaveBeenCalledOnce()
  },
}

const checks: { [Row in keyof typeof workerPickerKeyTable]: DocumentedKeyCheck } = {
  enter: async ({ canvas, press, locale }) => {
    await press()
    await expect(canvas.getByRole('radio', { name: words({ globals: { locale } }).office })).toHaveFocus()
  },
  next: async ({ canvas, press, locale }) => {
    const { office, names } = words({ globals: { locale } })
    canvas.getByRole('radio', { name: office }).focus()
    await press()
    await expect(canvas.getByRole('radio', { name: names[0] ?? '' })).toBeChecked()
  },
  previous: async ({ canvas, press, locale }) => {
    const { office, names } = words({ globals: { locale } })
    canvas.getByRole('radio', { name: office }).focus()
    await press()
    await expect(canvas.getByRole('radio', { name: names[2] ?? '' })).toBeChecked()
  },
}

function Chosen({ said }: { said: Words }): ReactNode {
  const [value, setValue] = useState<readonly string[]>([])
  return (
    <WorkerPicker
      label={said.label}
      workers={people(said).slice(0, 3)}
      value={value}
      onValueChange={setValue}
      onChoose={fn()}
    />
  )
}

const keyboard: Story = { render: (_, context) => <Chosen said={words(context)} /> }
export const KeyboardRtl: Story = { ...keyboard, ...keyboardStory(workerPickerKeyTable, checks, 'ar') }
export const KeyboardLtr: Story = { ...keyboard, ...keyboardStory(workerPickerKeyTable, checks, 'en') }
