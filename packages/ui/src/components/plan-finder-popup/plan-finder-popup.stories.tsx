import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import { PlanFinderPopup } from './index.ts'
import { planFinderPopupMeta } from './plan-finder-popup.meta.ts'

const words = textsInToolbarLanguage({
  ar: { services: ['خدمة الساعات', 'العاملة المقيمة'], countries: ['الفلبين', 'كينيا'] },
  en: { services: ['Hourly service', 'Live-in service'], countries: ['Philippines', 'Kenya'] },
})

const meta = {
  title: 'Components/Domain/PlanFinderPopup',
  component: PlanFinderPopup,
  parameters: { kit: planFinderPopupMeta },
  args: {
    open: true,
    onOpenChange: fn(),
    values: { service: '', nationality: '' },
    onValueChange: fn(),
    services: [],
    nationalities: [],
    link: <a href="#plans" />,
  },
  argTypes: { link: { control: false }, services: { control: false }, nationalities: { control: false } },
  render: (args, context) => {
    const { services, countries } = words(context)
    return (
      <PlanFinderPopup
        {...args}
        services={services.map((label, at) => ({ value: String(at), label }))}
        nationalities={countries.map((label, at) => ({ value: String(at), label }))}
      />
    )
  },
} satisfies Meta<typeof PlanFinderPopup>

export default meta
type Story = StoryObj<typeof PlanFinderPopup>

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const [service] = await within(canvasElement.ownerDocument.body).findAllByRole('combobox')
    if (service) await userEvent.selectOptions(service, '1')
    await expect(args.onValueChange).toHaveBeenCalledWith('service', '1')
  },
}
