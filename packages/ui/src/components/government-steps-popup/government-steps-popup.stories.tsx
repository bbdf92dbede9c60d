import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { bothLanguages } from '../../story-kit/index.ts'
import { GovernmentStepsPopup } from './index.ts'
import { governmentStepsPopupMeta } from './government-steps-popup.meta.ts'

const words = bothLanguages({
  ar: {
    open: 'خطوات المنصة الحكومية',
    steps: [
      { text: 'أنشئ حسابًا بهويتك الوطنية أو إقامتك.' },
      { text: 'قدّم طلب الاستقدام وحدّد المهنة والجنسية، ويتحقق النظام من أهليتك للتأشيرة.' },
      { text: 'اختر مكتبنا من قائمة المكاتب المرخّصة.' },
      { text: 'راجع العرض والسيرة الذاتية ثم وافق على العقد.' },
      { text: 'ادفع تكلفة الاستقدام داخل المنصة، وتابع المراحل هنا وهناك.' },
    ],
  },
  en: {
    open: 'Government platform steps',
    steps: [
      { text: 'Create an account with your national ID or iqama.' },
      { text: 'Submit a recruitment request; the system checks that you qualify for a visa.' },
      { text: 'Choose our office from the list of licensed offices.' },
      { text: 'Review the offer and CV, then accept the contract.' },
      { text: 'Pay the recruitment cost inside the platform, and follow the stages here and there.' },
    ],
  },
})

const meta = {
  title: 'Components/Domain/GovernmentStepsPopup',
  component: GovernmentStepsPopup,
  parameters: { kit: governmentStepsPopupMeta },
  args: { open: true, onOpenChange: fn(), steps: [] },
} satisfies Meta<typeof GovernmentStepsPopup>

export default meta
type Story = StoryObj<typeof GovernmentStepsPopup>

export const Default: Story = {
  render: (args, context) => (
    <GovernmentStepsPopup {...args} steps={words(context).steps} platformLink={<a href="#platform" />} />
  ),
  play: async ({ canvasElement }) => {
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog')
    await waitFor(() => expect(dialog).toBeVisible())
  },
}
