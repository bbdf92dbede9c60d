import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import { FileDrop } from '../file-drop/index.ts'
import { AddComplaintPopup } from './index.ts'
import type { AddComplaintPopupProps } from './index.ts'
import { addComplaintPopupMeta } from './add-complaint-popup.meta.ts'

const words = textsInToolbarLanguage({
  ar: {
    answer: 'نرد على شكواكم خلال 24 إلى 48 ساعة.',
    visits: ['الأحد 22 نوفمبر · ماريسيل', 'الخميس 19 نوفمبر · ماريسيل'],
    photos: 'صور',
    visit: /^عن أي زيارة؟/,
    contracts: ['CT-001042 · خدمة الساعات', 'CT-001017 · العاملة المقيمة'],
    success: 'وصلتنا شكواكم. نرد عليكم خلال 24 إلى 48 ساعة.',
    send: 'إرسال الشكوى',
    delay: 'تأخير',
  },
  en: {
    answer: 'We answer a complaint within 24 to 48 hours.',
    visits: ['Sunday 22 November · Maricel', 'Thursday 19 November · Maricel'],
    photos: 'Photos',
    visit: /^Which visit was it\?/,
    contracts: ['CT-001042 · Hourly service', 'CT-001017 · Live-in service'],
    success: 'We have your complaint and will answer within 24 to 48 hours.',
    send: 'Send the complaint',
    delay: 'Delay',
  },
})

const links = {
  replacement: <a href="#replacement" />,
  cancellation: <a href="#cancellation" />,
  suspension: <a href="#suspension" />,
}

function Filled(props: AddComplaintPopupProps): ReactNode {
  const [values, setValues] = useState(props.values)
  return (
    <AddComplaintPopup
      {...props}
      values={values}
      onValueChange={(name, value) => {
        setValues({ ...values, [name]: value })
        props.onValueChange(name, value)
      }}
    />
  )
}

const meta = {
  title: 'Components/Domain/AddComplaintPopup',
  component: AddComplaintPopup,
  parameters: { kit: addComplaintPopupMeta },
  args: {
    open: true,
    onOpenChange: fn(),
    values: { contractId: '', type: '', details: '' },
    onValueChange: fn(),
    onSubmit: fn(),
    countTo: 2000,
    contracts: [],
    requests: links,
  },
  argTypes: { contracts: { control: false }, requests: { control: false }, values: { control: false } },
  render: (args, context) => (
    <Filled
      description={words(context).answer}
      {...args}
      contracts={words(context).contracts.map((label) => ({ id: label, label }))}
    />
  ),
} satisfies Meta<typeof AddComplaintPopup>

export default meta
type Story = StoryObj<typeof AddComplaintPopup>

export const Default: Story = {
  play: async ({ canvasElement, args, globals }) => {
    const page = within(canvasElement.ownerDocument.body)
    await page.findByRole('dialog')
    await userEvent.click(page.getByRole('radio', { name: words({ globals }).delay }))
    await userEvent.click(page.getByRole('button', { name: words({ globals }).send }))
    await expect(args.onValueChange).toHaveBeenCalledWith('type', 'delay')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

/** After success the deadline of the answer replaces the form. */
export const RequestReceived: Story = {
  render: (args, context) => <AddComplaintPopup {...args} success={words(context).success} />,
}

/** A contract of visits: the complaint may be about one of them, with pictures. */
export const VisitAndPictures: Story = {
  render: (args, context) => (
    <Filled
      {...args}
      contracts={words(context).contracts.map((label) => ({ id: label, label }))}
      visits={words(context).visits.map((label) => ({ id: label, label }))}
      pictures={
        <FileDrop
          label={words(context).photos}
          optional
          maxBytes={5_000_000}
          most={3}
          items={[]}
          onAdd={fn()}
        />
      }
    />
  ),
  play: async ({ canvasElement, args, globals }) => {
    const page = within(canvasElement.ownerDocument.body)
    const { visit, visits } = words({ globals })
    await userEvent.selectOptions(await page.findByLabelText(visit), visits[1] ?? '')
    await expect(args.onValueChange).toHaveBeenCalledWith('visitId', visits[1])
  },
}
