import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import type { SubmitEvent, ReactNode } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Button } from '../components/button/index.ts'
import { Card } from '../components/card/index.ts'
import { Checkbox } from '../components/checkbox/index.ts'
import { Combobox } from '../components/combobox/index.ts'
import { neighbourhoods } from '../components/combobox/testing/neighbourhoods.ts'
import { DatePicker } from '../components/date-picker/index.ts'
import { ErrorSummary } from '../components/error-summary/index.ts'
import type { FieldProblem } from '../components/error-summary/index.ts'
import { PhoneField } from '../components/phone-field/index.ts'
import { Stepper } from '../components/stepper/index.ts'
import { Textarea } from '../components/textarea/index.ts'
import { TextField } from '../components/text-field/index.ts'
import { TimeWindowPicker } from '../components/time-window-picker/index.ts'
import { Text } from '../components/text/index.ts'
import { textsInToolbarLanguage } from '../story-kit/index.ts'
import { Heading } from '../components/heading/index.ts'
import { otherCustomerName } from '../story-kit/people.ts'

const words = textsInToolbarLanguage({
  ar: {
    locale: 'ar' as const,
    title: 'حجز زيارة',
    name: 'الاسم الكامل',
    phone: 'رقم الجوال',
    phoneHint: 'نتصل به قبل الوصول بنصف ساعة',
    place: 'الحي',
    day: 'يوم الزيارة',
    window: 'متى تصل العاملة؟',
    windows: ['صباحًا', 'مساءً'],
    count: 'عدد الزيارات',
    say: (count: number) => ['', 'زيارة واحدة', 'زيارتان', 'ثلاث زيارات', 'أربع زيارات'][count] ?? '',
    note: 'ملاحظة للسائق',
    accept: 'أوافق على شروط الزيارة وأحكامها',
    send: 'متابعة إلى الدفع',
    sent: 'كل شيء جاهز. ننتقل الآن إلى الدفع.',
    wrong: {
      name: 'الاسم من ثلاث كلمات على الأقل.',
      phone: 'رقم الجوال عشرة أرقام تبدأ بـ 05.',
      place: 'يلزم اختيار الحي من القائمة.',
      day: 'يلزم يوم الزيارة.',
      window: 'يلزم وقت الوصول.',
      accept: 'لا بد من الموافقة على الشروط.',
    },
    summary: /6 أمور/,
    fullName: otherCustomerName.ar,
    found: 'الملقا',
  },
  en: {
    locale: 'en' as const,
    title: 'Book a visit',
    name: 'Full name',
    phone: 'Mobile number',
    phoneHint: 'We call it half an hour before arrival',
    place: 'Neighbourhood',
    day: 'Day of the visit',
    window: 'When should the worker come?',
    windows: ['Morning', 'Evening'],
    count: 'Number of visits',
    say: (count: number) => ['', 'One visit', 'Two visits', 'Three visits', 'Four visits'][count] ?? '',
    note: 'Note to the driver',
    accept: 'I accept the terms of the visit',
    send: 'Go on to payment',
    sent: 'All is ready. On to payment.',
    wrong: {
      name: 'Write a name of at least three words.',
      phone: 'A mobile number has 10 digits and starts with 05.',
      place: 'Choose the neighbourhood from the list.',
      day: 'Choose the day of the visit.',
      window: 'Choose the arrival window.',
      accept: 'You must accept the terms.',
    },
    summary: /6 things/,
    fullName: otherCustomerName.en,
    found: 'Al Malqa',
  },
})
type Words = ReturnType<typeof words>
type Names = keyof Words['wrong']
type Answers = Readonly<Record<Exclude<Names, 'accept'>, string>> & { readonly accept: boolean }

const empty: Answers = { name: '', phone: '', place: '', day: '', window: '', accept: false }
const order: readonly Names[] = ['name', 'phone', 'place', 'day', 'window', 'accept']

const isRight = (name: Names, answers: Answers): boolean => {
  if (name === 'name') return answers.name.trim().split(/\s+/).length >= 3
  if (name === 'phone') return /^05\d{8}$/.test(answers.phone)
  return Boolean(answers[name])
}

/**
 * Nothing is marked before the first attempt to submit. Then the summary receives focus, each line links to
 * its field, and an error disappears as soon as its field is right.
 */
function BookingForm({ content }: { content: Words }): ReactNode {
  const [answers, setAnswers] = useState(empty)
  const [attempt, setAttempt] = useState(0)
  const [listed, setListed] = useState<readonly FieldProblem[]>([])
  const [sent, setSent] = useState(false)

  const answer =
    <Name extends Names>(name: Name) =>
    (value: Answers[Name]): void =>
      setAnswers((before) => ({ ...before, [name]: value }))
  const error = (name: Names): string | undefined =>
    attempt > 0 && !isRight(name, answers) ? content.wrong[name] : undefined
  const send = (event: SubmitEvent): void => {
    event.preventDefault()
    const problems = order
      .filter((name) => !isRight(name, answers))
      .map((name) => ({ field: `booking-${name}`, text: content.wrong[name] }))
    setAttempt(attempt + 1)
    setListed(problems)
    setSent(problems.length === 0)
  }

  return (
    <Card style={{ marginInline: 'auto', maxInlineSize: '36rem' }}>
      <form noValidate style={{ display: 'grid', gap: '1.25rem' }} onSubmit={send}>
        <Heading level={1} weight="bold">
          {content.title}
        </Heading>
        <ErrorSummary attempt={attempt} problems={listed} />
        <TextField
          id="booking-name"
          label={content.name}
          autoComplete="name"
          required
          value={answers.name}
          error={error('name')}
          onChange={(event) => answer('name')(event.target.value)}
        />
        <PhoneField
          id="booking-phone"
          label={content.phone}
          hint={content.phoneHint}
          required
          value={answers.phone}
          error={error('phone')}
          onValueChange={answer('phone')}
        />
        <Combobox
          id="booking-place"
          label={content.place}
          required
          options={neighbourhoods(content.locale)}
          value={answers.place || null}
          error={error('place')}
          onValueChange={(value) => answer('place')(value ?? '')}
        />
        <DatePicker
          id="booking-day"
          label={content.day}
          required
          today="2026-11-21"
          min="2026-11-22"
          value={answers.day || null}
          error={error('day')}
          onValueChange={(value) => answer('day')(value ?? '')}
        />
        <TimeWindowPicker
          id="booking-window"
          label={content.window}
          required
          windows={[
            { value: 'morning', label: content.windows[0] ?? '', from: '07:30', until: '09:30' },
            { value: 'evening', label: content.windows[1] ?? '', from: '16:00', until: '18:00' },
          ]}
          value={answers.window}
          error={error('window')}
          onValueChange={answer('window')}
        />
        <Stepper label={content.count} max={4} inWords={content.say} />
        <Textarea label={content.note} optional countTo={200} />
        <Checkbox
          id="booking-accept"
          label={content.accept}
          required
          checked={answers.accept}
          error={error('accept')}
          onCheckedChange={answer('accept')}
        />
        <Button type="submit" size="lg" width="full">
          {content.send}
        </Button>
        <Text role="status" tone="success" style={sent ? undefined : { display: 'none' }}>
          {sent && content.sent}
        </Text>
      </form>
    </Card>
  )
}

const meta = { title: 'Patterns/Forms', tags: ['!autodocs'] } satisfies Meta

export default meta
type Story = StoryObj

export const Booking: Story = {
  render: (_, context) => <BookingForm content={words(context)} />,
}

/**
 * Everything is missing: the summary has focus, its links lead to the fields, and errors disappear as
 * fields are corrected.
 */
export const FirstInvalid: Story = {
  tags: ['matrix'],
  render: (_, context) => <BookingForm content={words(context)} />,
  play: async ({ canvasElement, globals }) => {
    const { send, summary, name, wrong, fullName } = words({ globals })
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: send }))
    await expect(canvas.getByRole('region', { name: summary })).toHaveFocus()
    await userEvent.click(canvas.getByRole('link', { name: wrong.name }))
    await expect(canvas.getByLabelText(new RegExp(`^${name}`))).toHaveFocus()
    await userEvent.keyboard(fullName)
    await expect(canvas.getByLabelText(new RegExp(`^${name}`))).not.toHaveAttribute('aria-invalid')
  },
}

export const PutRightAndSent: Story = {
  render: (_, context) => <BookingForm content={words(context)} />,
  play: async ({ canvasElement, globals }) => {
    const content = words({ globals })
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByLabelText(new RegExp(`^${content.name}`)), content.fullName)
    await userEvent.type(canvas.getByLabelText(new RegExp(`^${content.phone}`)), '٠٥٠١٢٣٤٥٦٧')
    await userEvent.type(canvas.getByRole('combobox'), 'malqa{Enter}')
    await expect(canvas.getByRole('combobox')).toHaveValue(content.found)
    await userEvent.type(canvas.getByLabelText(new RegExp(`^${content.day}`)), '25/11/2026')
    await userEvent.click(canvas.getByRole('radio', { name: new RegExp(content.windows[1] ?? '') }))
    await userEvent.click(canvas.getByRole('checkbox'))
    await userEvent.click(canvas.getByRole('button', { name: content.send }))
    await expect(await canvas.findByText(content.sent)).toBeVisible()
  },
}
