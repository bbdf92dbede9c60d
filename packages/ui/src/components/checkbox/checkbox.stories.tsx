import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import { checkboxMeta } from './checkbox.meta.ts'
import { Checkbox, CheckboxGroup } from './index.ts'

const words = textsInToolbarLanguage({
  ar: {
    accept: 'أوافق على',
    terms: 'شروط العقد وأحكامه',
    acceptHint: 'يمكنكم إلغاء العقد خلال 24 ساعة من توقيعه.',
    reasons: 'لماذا تطلب الاستبدال؟',
    reasonsHint: 'كل ما ينطبق',
    list: ['لا تتقن الطبخ', 'صعوبة في التواصل', 'رفضت بعض المهام', 'سبب صحي'],
    all: 'كل الزيارات القادمة',
    visits: ['الأحد 6 ديسمبر', 'الأربعاء 9 ديسمبر', 'الأحد 13 ديسمبر'],
  },
  en: {
    accept: 'I accept the',
    terms: 'terms of the contract',
    acceptHint: 'You can cancel within 24 hours of signing.',
    reasons: 'Why do you ask for a replacement?',
    reasonsHint: 'Choose all that apply',
    list: ['Does not cook well', 'Hard to communicate', 'Refused some of the tasks', 'A health reason'],
    all: 'All coming visits',
    visits: ['Sunday 6 December', 'Wednesday 9 December', 'Sunday 13 December'],
  },
})

const meta = {
  title: 'Components/Inputs/Checkbox',
  component: Checkbox,
  parameters: { kit: checkboxMeta },
  args: { label: '', onCheckedChange: fn() },
  argTypes: { label: { control: false } },
} satisfies Meta<typeof Checkbox>

export default meta
type Story = StoryObj<typeof Checkbox>

export const Default: Story = {
  render: (args, context) => (
    <Checkbox
      {...args}
      required
      label={
        <>
          {words(context).accept} <a href="#terms">{words(context).terms}</a>
        </>
      }
      hint={words(context).acceptHint}
    />
  ),
  play: async ({ canvasElement, args }) => {
    const box = within(canvasElement).getByRole('checkbox')
    await userEvent.click(box)
    await expect(box).toBeChecked()
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true)
  },
}

const changed = fn()
export const SeveralAnswers: Story = {
  render: (_, context) => {
    const { reasons, reasonsHint, list } = words(context)
    return (
      <CheckboxGroup
        label={reasons}
        hint={reasonsHint}
        options={list.map((label, index) => ({ value: String(index), label }))}
        onValueChange={changed}
      />
    )
  },
  play: async ({ canvasElement, globals }) => {
    const { reasons, list } = words({ globals })
    const group = within(within(canvasElement).getByRole('group', { name: reasons }))
    await userEvent.click(group.getByRole('checkbox', { name: list[2] ?? '' }))
    await userEvent.click(group.getByRole('checkbox', { name: list[0] ?? '' }))
    await expect(changed).toHaveBeenLastCalledWith(['0', '2'])
  },
}

function AllOrSome({ content }: { content: ReturnType<typeof words> }): ReactNode {
  const [chosen, setChosen] = useState<readonly string[]>([content.visits[0] ?? ''])
  return (
    <div>
      <Checkbox
        label={content.all}
        checked={chosen.length === content.visits.length}
        indeterminate={chosen.length > 0 && chosen.length < content.visits.length}
        onCheckedChange={(all) => setChosen(all ? content.visits : [])}
      />
      <div style={{ paddingInlineStart: '2rem' }}>
        {content.visits.map((visit) => (
          <Checkbox
            key={visit}
            label={visit}
            checked={chosen.includes(visit)}
            onCheckedChange={(on) =>
              setChosen(on ? [...chosen, visit] : chosen.filter((each) => each !== visit))
            }
          />
        ))}
      </div>
    </div>
  )
}

export const AllOrSomeOfThem: Story = {
  render: (_, context) => <AllOrSome content={words(context)} />,
  play: async ({ canvasElement, globals }) => {
    const all = within(canvasElement).getByRole<HTMLInputElement>('checkbox', {
      name: words({ globals }).all,
    })
    await expect(all.indeterminate).toBe(true)
    await userEvent.click(all)
    await expect(all.indeterminate).toBe(false)
    await expect(within(canvasElement).getAllByRole('checkbox', { checked: true })).toHaveLength(4)
  },
}
