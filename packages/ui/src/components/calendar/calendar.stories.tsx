import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import { DateText } from '../date-text/index.ts'
import { Stack } from '../stack/index.ts'
import { Text } from '../text/index.ts'
import { calendarMeta } from './calendar.meta.ts'
import { Calendar } from './index.ts'

const words = textsInToolbarLanguage({
  ar: {
    visit: 'يوم الزيارة',
    friday: 'لا زيارات يوم الجمعة',
    chosen: 'زيارتكم يوم',
    none: 'لم تختر يومًا بعد',
  },
  en: {
    visit: 'Day of the visit',
    friday: 'No visits on Friday',
    chosen: 'Your visit is on',
    none: 'No day chosen yet',
  },
})

const meta = {
  title: 'Components/Inputs/Calendar',
  component: Calendar,
  parameters: { kit: calendarMeta },
  args: { label: '', today: '2026-11-21', onValueChange: fn() },
  argTypes: { label: { control: false } },
} satisfies Meta<typeof Calendar>

export default meta
type Story = StoryObj<typeof Calendar>

// the Fridays in the weeks that the stories show
const fridays = new Set(['2026-11-27', '2026-12-04', '2026-12-11', '2026-12-18', '2026-12-25'])

export const Default: Story = {
  args: { min: '2026-11-22', max: '2027-01-20', defaultValue: '2026-11-24' },
  render: (args, context) => (
    <Calendar
      {...args}
      label={words(context).visit}
      isDateUnavailable={(day) => (fridays.has(day) ? words(context).friday : undefined)}
    />
  ),
  play: async ({ canvasElement, args, globals }) => {
    const { friday, visit } = words({ globals })
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('group', { name: visit })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(friday) }))
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await expect(canvas.getByText(friday)).toBeVisible()
    const day = canvasElement.querySelector<HTMLElement>('[data-day="2026-11-25"]')
    if (day) await userEvent.click(day)
    await expect(args.onValueChange).toHaveBeenCalledWith('2026-11-25')
    await expect(day?.closest('[role="gridcell"]')).toHaveAttribute('aria-selected', 'true')
  },
}

export const UmmAlQuraLeads: Story = {
  globals: { calendar: 'umalqura' },
  args: { defaultValue: '2026-11-24' },
  render: (args, context) => <Calendar {...args} label={words(context).visit} />,
}

function Held({ text }: { text: ReturnType<typeof words> }): ReactNode {
  const [day, setDay] = useState<string | null>(null)
  return (
    <Stack>
      <Calendar label={text.visit} today="2026-11-21" value={day} onValueChange={setDay} />
      <Text>
        {day === null ? (
          text.none
        ) : (
          <>
            {text.chosen} <DateText value={day} form="weekday" both />
          </>
        )}
      </Text>
    </Stack>
  )
}

export const HeldByThePage: Story = {
  render: (_, context) => <Held text={words(context)} />,
  play: async ({ canvasElement, globals }) => {
    const { chosen, none } = words({ globals })
    await expect(canvasElement).toHaveTextContent(none)
    const day = canvasElement.querySelector<HTMLElement>('[data-day="2026-11-24"]')
    if (day) await userEvent.click(day)
    await expect(canvasElement).toHaveTextContent(chosen)
    await expect(canvasElement.querySelector('time')).toHaveAttribute('datetime', '2026-11-24')
  },
}
