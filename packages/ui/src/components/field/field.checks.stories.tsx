import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Matrix as Grid, MatrixRow, textsInToolbarLanguage, expectToFit } from '../../story-kit/index.ts'
import { Field, controlBox, controlInput } from './index.ts'
import type { FieldControl } from './index.ts'

const words = textsInToolbarLanguage({
  ar: {
    label: 'موعد الزيارة',
    hint: 'تصل العاملة خلال هذه الفترة',
    error: 'اختيار فترة',
    morning: 'صباحًا',
    evening: 'مساءً',
    wanted: 'مطلوب',
  },
  en: {
    label: 'Time of the visit',
    hint: 'The worker arrives within this time',
    error: 'Choose a time',
    morning: 'Morning',
    evening: 'Evening',
    wanted: 'required',
  },
})

const meta = {
  title: 'Checks/Field',
  component: Field,
  tags: ['!autodocs'],
  args: { label: '', children: () => null },
} satisfies Meta<typeof Field>

export default meta
type Story = StoryObj<typeof Field>

const input = (control: FieldControl) => (
  <span className={controlBox({ invalid: control['aria-invalid'] ?? false })}>
    <input {...control} className={controlInput} />
  </span>
)

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (_, context) => {
    const { label, hint, error, morning, evening } = words(context)
    return (
      <Grid>
        <MatrixRow name="label, hint, error, counter">
          <Field label={label} className="w-60">
            {input}
          </Field>
          <Field label={label} hint={hint} required className="w-60">
            {input}
          </Field>
          <Field label={label} hint={hint} error={error} optional className="w-60">
            {input}
          </Field>
          <Field label={label} hint={hint} counter={{ length: 14, max: 200 }} className="w-60">
            {input}
          </Field>
        </MatrixRow>
        <MatrixRow name="group">
          <Field group label={label} hint={hint} error={error} required>
            {() => (
              <div className="flex gap-4">
                {[morning, evening].map((name) => (
                  <label key={name} className="flex min-h-touch items-center gap-2">
                    <input type="radio" name="time" /> {name}
                  </label>
                ))}
              </div>
            )}
          </Field>
        </MatrixRow>
      </Grid>
    )
  },
  play: async ({ canvasElement, globals }) => {
    const { label, error, hint, wanted } = words({ globals })
    const group = within(canvasElement).getByRole('group', { name: new RegExp(label) })
    await expect(group).toHaveAccessibleDescription(new RegExp(`^${error} [،,] ${hint} ${wanted}$`))
  },
}

export const LongText: Story = {
  render: (_, context) => {
    const { label, hint, error } = words(context)
    const long = `${label} ${hint} ${error} ${label} ${hint}`
    return (
      <Field label={long} hint={long} error={long} optional counter={{ length: 190, max: 200 }}>
        {input}
      </Field>
    )
  },
  play: expectToFit,
}
