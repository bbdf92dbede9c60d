import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import { fieldMeta } from './field.meta.ts'
import { Field, controlBox, controlInput } from './index.ts'

const words = textsInToolbarLanguage({
  ar: { city: 'المدينة', hint: 'المدينة التي تصل إليها العاملة', cities: ['حفر الباطن', 'الرياض', 'الدمام'] },
  en: { city: 'City', hint: 'Where the worker comes to', cities: ['Hafar Al-Batin', 'Riyadh', 'Dammam'] },
})

const meta = {
  title: 'Components/Inputs/Field',
  component: Field,
  parameters: { kit: fieldMeta },
  args: { label: '', children: () => null },
  argTypes: { label: { control: false }, children: { control: false } },
} satisfies Meta<typeof Field>

export default meta
type Story = StoryObj<typeof Field>

export const Default: Story = {
  args: { required: true },
  render: (args, context) => {
    const { city, hint, cities } = words(context)
    return (
      <div style={{ maxInlineSize: '24rem' }}>
        <Field {...args} label={city} hint={hint}>
          {(control) => (
            <span className={controlBox({ invalid: false })}>
              <select {...control} className={controlInput}>
                {cities.map((name) => (
                  <option key={name}>{name}</option>
                ))}
              </select>
            </span>
          )}
        </Field>
      </div>
    )
  },
  play: async ({ canvasElement, globals }) => {
    const { city, hint } = words({ globals })
    const select = within(canvasElement).getByRole('combobox', { name: new RegExp(city) })
    await expect(select).toHaveAccessibleDescription(hint)
  },
}
