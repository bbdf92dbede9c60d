import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { expectVisibleDialog } from '../../story-kit/popup-checks.ts'
import { sampleCompany, contactSampleTexts } from '../../story-kit/contact-samples.tsx'
import { ContactPopup } from './index.ts'
import { contactPopupMeta } from './contact-popup.meta.ts'

const meta = {
  title: 'Components/Domain/ContactPopup',
  component: ContactPopup,
  parameters: { kit: contactPopupMeta },
  args: {
    open: true,
    onOpenChange: fn(),
    company: { phone: '+966920000000', email: 'care@sakina.example', social: [], branches: [] },
    onSubmit: fn(),
    countTo: 2000,
  },
} satisfies Meta<typeof ContactPopup>

export default meta
type Story = StoryObj<typeof ContactPopup>

export const Default: Story = {
  render: (args, context) => <ContactPopup {...args} company={sampleCompany(context)} onSubmit={fn()} />,
  play: expectVisibleDialog,
}

export const Failing: Story = {
  render: (args, context) => (
    <ContactPopup
      {...args}
      company={sampleCompany(context)}
      onSubmit={fn()}
      initial={contactSampleTexts(context).typed}
      errors={{ message: contactSampleTexts(context).missing }}
      failure={contactSampleTexts(context).failure}
    />
  ),
}

export const Sending: Story = {
  render: (args, context) => (
    <ContactPopup
      {...args}
      company={sampleCompany(context)}
      onSubmit={fn()}
      initial={contactSampleTexts(context).typed}
      submitting
    />
  ),
}

export const Sent: Story = {
  render: (args, context) => (
    <ContactPopup
      {...args}
      company={sampleCompany(context)}
      onSubmit={fn()}
      reference="C-48213"
      onAgain={fn()}
    />
  ),
}
