import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import { Icon, calendarIcon, clockIcon, repeatIcon } from '../icon/index.ts'
import { Flag } from '../flag/index.ts'
import { Select, SelectGroup, SelectItem } from './index.ts'
import { selectMeta } from './select.meta.ts'

const words = textsInToolbarLanguage({
  ar: {
    city: 'المدينة',
    choose: 'اختيار مدينة',
    regions: [
      { label: 'منطقة الرياض', cities: ['الرياض', 'الخرج', 'الدرعية'] },
      { label: 'منطقة مكة المكرمة', cities: ['جدة', 'مكة المكرمة', 'الطائف'] },
      { label: 'المنطقة الشرقية', cities: ['الدمام', 'الخبر', 'الأحساء'] },
    ],
    nationality: 'الجنسية',
    any: 'كل الجنسيات',
    nationalities: ['إندونيسيا', 'أوغندا', 'بنغلاديش', 'سريلانكا', 'الفلبين', 'كينيا'],
    plan: 'مدة العقد',
    plans: [
      ['month', 'شهر واحد', 'للتجربة، أو لضيوف رمضان'],
      ['quarter', 'ثلاثة أشهر', 'أقل بعُشر السعر من شهر بعد شهر'],
      ['year', 'سنة', 'العاملة نفسها طوال السنة'],
    ],
    error: 'المدينة أولًا لنعرض لكم المواعيد المتاحة.',
    worker: 'العاملة',
    known: 'عملت لديكم',
    others: 'عاملات أخريات',
    workers: [
      ['maria', 'ماريا سانتوس', 'PH', 'الفلبين', 'آخر زيارة: 12 نوفمبر'],
      ['grace', 'غريس أوتشينغ', 'KE', 'كينيا', 'تتحدث العربية'],
    ],
  },
  en: {
    city: 'City',
    choose: 'Choose a city',
    regions: [
      { label: 'Riyadh region', cities: ['Riyadh', 'Al Kharj', 'Diriyah'] },
      { label: 'Makkah region', cities: ['Jeddah', 'Makkah', 'Taif'] },
      { label: 'Eastern Province', cities: ['Dammam', 'Khobar', 'Al Ahsa'] },
    ],
    nationality: 'Nationality',
    any: 'All nationalities',
    nationalities: ['Bangladesh', 'Indonesia', 'Kenya', 'Philippines', 'Sri Lanka', 'Uganda'],
    plan: 'Length of the contract',
    plans: [
      ['month', 'One month', 'To try us, or for guests in Ramadan'],
      ['quarter', 'Three months', 'A tenth less than month by month'],
      ['year', 'One year', 'The same worker all year'],
    ],
    error: 'Choose the city, so that we can show free appointments.',
    worker: 'Worker',
    known: 'Has worked for you',
    others: 'Other workers',
    workers: [
      ['maria', 'Maria Santos', 'PH', 'Philippines', 'Last visit: 12 November'],
      ['grace', 'Grace Ochieng', 'KE', 'Kenya', 'Speaks Arabic'],
    ],
  },
})

const meta = {
  title: 'Components/Inputs/Select',
  component: Select,
  parameters: { kit: selectMeta },
  args: { label: '', options: [], onValueChange: fn() },
  argTypes: { label: { control: false }, options: { control: false } },
} satisfies Meta<typeof Select>

export default meta
type Story = StoryObj<typeof Select>

export const Default: Story = {
  render: (args, context) => (
    <form>
      <div style={{ maxInlineSize: '24rem' }}>
        <Select
          {...args}
          label={words(context).nationality}
          placeholder={words(context).any}
          options={words(context).nationalities.map((label) => ({ value: label, label }))}
          name="nationality"
        />
      </div>
    </form>
  ),
  play: async ({ canvasElement, args, globals }) => {
    const { nationality, nationalities } = words({ globals })
    await userEvent.click(within(canvasElement).getByRole('combobox', { name: nationality }))
    const page = within(canvasElement.ownerDocument.body)
    const option = await page.findByRole('option', { name: nationalities[2] ?? '' })
    await userEvent.click(option)
    await expect(args.onValueChange).toHaveBeenCalledWith(nationalities[2])
    // An option chosen before the list has faded in leaves the list visible until the animation ends.
    await waitFor(() => expect(page.queryByRole('listbox', { hidden: true })).toBeNull())
  },
}

export const Grouped: Story = {
  render: (args, context) => (
    <div style={{ maxInlineSize: '24rem' }}>
      <Select
        {...args}
        required
        label={words(context).city}
        placeholder={words(context).choose}
        options={words(context).regions.map(({ label, cities }) => ({
          label,
          options: cities.map((city) => ({ value: city, label: city })),
        }))}
      />
    </div>
  ),
}

const planIcons = [clockIcon, calendarIcon, repeatIcon]

/** An option in the list has an icon and a second line; the closed control shows only its label. */
export const SecondLine: Story = {
  render: (args, context) => (
    <div style={{ maxInlineSize: '24rem' }}>
      <Select
        {...args}
        label={words(context).plan}
        defaultValue="month"
        options={words(context).plans.map(([value = '', label = '', description], index) => ({
          value,
          label,
          description,
          icon: <Icon of={planIcons[index] ?? clockIcon} />,
        }))}
      />
    </div>
  ),
  play: async ({ canvasElement, globals }) => {
    const { plans } = words({ globals })
    const [, [, label = '', description = ''] = []] = plans
    const control = within(canvasElement).getByRole('combobox')
    await userEvent.click(control)
    const option = await within(canvasElement.ownerDocument.body).findByRole('option', { name: label })
    await expect(option).toHaveAccessibleDescription(description)
    await userEvent.click(option)
    await expect(control).toHaveTextContent(label)
    await expect(control).not.toHaveTextContent(description)
  },
}

/** Composed of parts: the label is a name beside a flag, in the list and in the closed control. */
export const Parts: Story = {
  render: ({ onValueChange }, context) => {
    const { worker, known, others, workers } = words(context)
    const [first, second] = workers.map(([value = '', name = '', code = '', country = '', about]) => (
      <SelectItem key={value} value={value} textValue={name} description={about}>
        <Flag code={code} country={country} /> {name}
      </SelectItem>
    ))
    return (
      <div style={{ maxInlineSize: '24rem' }}>
        <Select label={worker} defaultValue="maria" onValueChange={onValueChange}>
          <SelectGroup label={known}>{first}</SelectGroup>
          <SelectGroup label={others}>{second}</SelectGroup>
        </Select>
      </div>
    )
  },
  play: async ({ canvas, canvasElement, args, globals }) => {
    const { known, workers } = words({ globals })
    const [[, first = ''] = [], [, second = '', , , about = ''] = []] = workers
    const control = canvas.getByRole('combobox')
    await expect(control).toHaveTextContent(first)
    await userEvent.click(control)
    const list = within(await within(canvasElement.ownerDocument.body).findByRole('listbox'))
    await expect(list.getByRole('group', { name: known })).toBeInTheDocument()
    const option = list.getByRole('option', { name: new RegExp(second) })
    await expect(option).toHaveAccessibleDescription(about)
    await userEvent.click(option)
    await expect(args.onValueChange).toHaveBeenCalledWith('grace')
    await expect(control).toHaveTextContent(second)
    await expect(control).not.toHaveTextContent(about)
  },
}

/** A letter without hamza finds an option that has one. */
export const TypeToFind: Story = {
  render: (args, context) => (
    <div style={{ maxInlineSize: '24rem' }}>
      <Select
        {...args}
        label={words(context).nationality}
        options={words(context).nationalities.map((label) => ({ value: label, label }))}
      />
    </div>
  ),
  play: async ({ canvasElement, args, globals }) => {
    within(canvasElement).getByRole('combobox').focus()
    await userEvent.keyboard(globals['locale'] === 'en' ? 'ug' : 'او')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      globals['locale'] === 'en' ? 'Uganda' : 'أوغندا',
    )
  },
}

export const Invalid: Story = {
  render: (args, context) => (
    <div style={{ maxInlineSize: '24rem' }}>
      <Select
        {...args}
        label={words(context).city}
        error={words(context).error}
        placeholder={words(context).choose}
        options={words(context).regions[0]?.cities.map((city) => ({ value: city, label: city })) ?? []}
      />
    </div>
  ),
}
