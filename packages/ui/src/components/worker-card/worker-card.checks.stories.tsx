import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import {
  Matrix as Grid,
  MatrixRow,
  textsInToolbarLanguage,
  expectToFit,
  keyboardStory,
} from '../../story-kit/index.ts'
import type { DocumentedKeyCheck } from '../../story-kit/index.ts'
import { Button } from '../button/index.ts'
import { SkeletonGroup } from '../skeleton/index.ts'
import { WorkerCard, WorkerCardSkeleton } from './index.ts'
import type { WorkerCardSelection, WorkerCardWorker } from './index.ts'
import { workerCardKeyTable } from './worker-card.keys.ts'

const words = textsInToolbarLanguage({
  ar: {
    name: 'أكيني',
    nationality: 'كينية',
    skills: ['تنظيف المنزل', 'الغسيل والكي', 'اللغة الإنجليزية', 'اللغة العربية', 'رعاية الأطفال'],
    level: 'جيد جدًا',
    experience: '4 سنوات',
    location: 'الرياض',
    about: 'عملت أربع سنوات لدى أسرة في الرياض.',
    action: 'طلب العاملة',
    reason: 'مشغولة في هذا الموعد',
    long: 'رعاية كبار السن ومرضى السكري مع إعداد وجبات موزونة ومتابعة مواعيد الأدوية يوميًا',
  },
  en: {
    name: 'Akinyi',
    nationality: 'Kenyan',
    skills: ['House cleaning', 'Laundry and ironing', 'English', 'Arabic', 'Child care'],
    level: 'Very good',
    experience: '4 years',
    location: 'Riyadh',
    about: 'Four years with a family in Riyadh.',
    action: 'Order',
    reason: 'Busy at this time',
    long: 'Care of the elderly and people with diabetes, with balanced meals and daily attention to their medicine',
  },
})

const workerIn = (context: Parameters<typeof words>[0]): WorkerCardWorker => {
  const { name, nationality, skills, level, experience, location } = words(context)
  return {
    name,
    nationality: { name: nationality, code: 'KE' },
    age: 29,
    skills: skills.map((skill) => ({ name: skill, level })),
    experience,
    location,
  }
}

const meta = {
  title: 'Checks/WorkerCard',
  component: WorkerCard,
  tags: ['!autodocs'],
  args: { worker: { name: '—', skills: [] } },
} satisfies Meta<typeof WorkerCard>

export default meta
type Story = StoryObj<typeof WorkerCard>

const choice = (state: Partial<WorkerCardSelection>): WorkerCardSelection => ({
  type: 'radio',
  name: `group-${JSON.stringify(state)}`,
  value: 'a',
  checked: false,
  onCheckedChange: () => undefined,
  ...state,
})

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (_, context) => {
    const { about, action, reason, name } = words(context)
    const worker = workerIn(context)
    return (
      <Grid>
        <MatrixRow name="shown: three skills, link and about, action, bare">
          <WorkerCard worker={worker} skillsShown={3} className="w-80" />
          <WorkerCard
            worker={{ ...worker, about }}
            link={<a href="#worker" />}
            skillsShown={1}
            className="w-80"
          />
          <WorkerCard
            worker={worker}
            skillsShown={2}
            actions={<Button size="sm">{action}</Button>}
            className="w-80"
          />
          <WorkerCard worker={{ name, skills: [] }} className="w-80" />
        </MatrixRow>
        <MatrixRow name="choice: not chosen, chosen, several, disabled">
          <WorkerCard worker={worker} skillsShown={2} select={choice({})} className="w-80" />
          <WorkerCard worker={worker} skillsShown={2} select={choice({ checked: true })} className="w-80" />
          <WorkerCard
            worker={worker}
            skillsShown={2}
            select={choice({ type: 'checkbox', checked: true })}
            className="w-80"
          />
          <WorkerCard
            worker={worker}
            skillsShown={2}
            select={choice({ disabled: true, reason })}
            className="w-80"
          />
        </MatrixRow>
        <MatrixRow name="loading">
          <SkeletonGroup className="w-80">
            <WorkerCardSkeleton />
          </SkeletonGroup>
        </MatrixRow>
      </Grid>
    )
  },
}

export const LongText: Story = {
  render: (_, context) => {
    const { long } = words(context)
    const worker = workerIn(context)
    return (
      <WorkerCard
        worker={{
          ...worker,
          name: long,
          about: long,
          location: long,
          skills: [...worker.skills, { name: long, level: long }],
        }}
        select={choice({ reason: long })}
      />
    )
  },
  play: expectToFit,
}

function Chosen({ worker }: { worker: WorkerCardWorker }): ReactNode {
  const [checked, setChecked] = useState(false)
  return (
    <WorkerCard worker={worker} select={choice({ type: 'checkbox', checked, onCheckedChange: setChecked })} />
  )
}

/** A press near the corner, outside the checkbox and its label, chooses the worker too. */
export const WholeCardIsTheTarget: Story = {
  render: (_, context) => <Chosen worker={workerIn(context)} />,
  play: async ({ canvasElement }) => {
    const card = canvasElement.querySelector('[data-print="whole"]')?.getBoundingClientRect()
    const hit = document.elementFromPoint((card?.left ?? 0) + 8, (card?.bottom ?? 0) - 8)
    if (hit) await userEvent.click(hit)
    await expect(within(canvasElement).getByRole('checkbox')).toBeChecked()
  },
}

const checks: { [Row in keyof typeof workerCardKeyTable]: DocumentedKeyCheck } = {
  reach: async ({ canvas, press }) => {
    await press()
    await expect(canvas.getByRole('checkbox')).toHaveFocus()
  },
  choose: async ({ canvas, press }) => {
    const box = canvas.getByRole('checkbox')
    box.focus()
    await press()
    await expect(box).toBeChecked()
    await press()
    await expect(box).not.toBeChecked()
  },
}

const keyboard: Story = { render: (_, context) => <Chosen worker={workerIn(context)} /> }
export const KeyboardRtl: Story = { ...keyboard, ...keyboardStory(workerCardKeyTable, checks, 'ar') }
export const KeyboardLtr: Story = { ...keyboard, ...keyboardStory(workerCardKeyTable, checks, 'en') }
