import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import { workerNames as people } from '../../story-kit/people.ts'
import { Card, CardLink, CardTitle } from '../card/index.ts'
import { carouselMeta } from './carousel.meta.ts'
import { Carousel } from './index.ts'
import type { CarouselSlide } from './index.ts'

const words = textsInToolbarLanguage({
  ar: {
    label: 'عاملات متاحات الآن',
    workers: [
      [people.wanjiru.ar, 'كينيا، طبخ وعناية بالأطفال'],
      [people.siti.ar, 'إندونيسيا، تنظيف وكيّ'],
      [people.jocelyn.ar, 'الفلبين، رعاية كبار السن'],
      [people.nakato.ar, 'أوغندا، تنظيف وطبخ'],
      [people.dewi.ar, 'إندونيسيا، عناية بالأطفال'],
      [people.rowena.ar, 'الفلبين، طبخ'],
      [people.rokeya.ar, 'بنغلاديش، تنظيف وكيّ'],
    ],
    next: 'التالي',
    pause: 'إيقاف الحركة',
    play: 'تشغيل الحركة',
    paused: 'توقفت الحركة',
  },
  en: {
    label: 'Workers available now',
    workers: [
      [people.wanjiru.en, 'Kenya, cooking and child care'],
      [people.siti.en, 'Indonesia, cleaning and ironing'],
      [people.jocelyn.en, 'Philippines, care of the elderly'],
      [people.nakato.en, 'Uganda, cleaning and cooking'],
      [people.dewi.en, 'Indonesia, child care'],
      [people.rowena.en, 'Philippines, cooking'],
      [people.rokeya.en, 'Bangladesh, cleaning and ironing'],
    ],
    next: 'Next',
    pause: 'Pause',
    play: 'Play',
    paused: 'Paused',
  },
})
type Words = ReturnType<typeof words>

const slides = ({ workers }: Words): CarouselSlide[] =>
  workers.map(([name = '', skills]) => ({
    id: name,
    content: (
      <Card link>
        <CardTitle>
          <CardLink link={<a href={`#worker-${workers.findIndex(([first]) => first === name)}`} />}>
            {name}
          </CardLink>
        </CardTitle>
        <p className="m-0 text-text-muted">{skills}</p>
      </Card>
    ),
  }))

const meta = {
  title: 'Components/Data/Carousel',
  component: Carousel,
  parameters: { kit: carouselMeta },
  args: { label: '', slides: [] },
  argTypes: { label: { control: false }, slides: { control: false } },
  render: (args, context) => (
    <Carousel {...args} label={words(context).label} slides={slides(words(context))} />
  ),
} satisfies Meta<typeof Carousel>

export default meta
type Story = StoryObj<typeof Carousel>

export const Default: Story = {}

export const ThreeAtATime: Story = {
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    const status = canvas.getByText(/\d (?:من|of) /)
    const digits = (): string[] => status.textContent?.match(/\d+/g) ?? []
    await waitFor(() => expect(digits()).toEqual(['1', '3', '7']))
    const next = canvas.getByRole('button', { name: words({ globals }).next })
    await userEvent.click(next)
    await waitFor(() => expect(digits()).toEqual(['4', '6', '7']))
    await userEvent.click(next)
    await waitFor(() => expect(digits()).toEqual(['5', '7', '7']))
    await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'true'))
    await expect(next).toHaveFocus()
  },
}

export const MovesByItself: Story = {
  args: { advanceEvery: 6 },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    const { pause, play, paused } = words({ globals })
    await userEvent.click(canvas.getByRole('button', { name: pause }))
    await expect(canvas.getByRole('button', { name: play })).toBeVisible()
    await expect(within(canvasElement.ownerDocument.body).getByText(paused)).toBeInTheDocument()
  },
}

export const OneAtATime: Story = {
  args: { atOnce: 1 },
  render: (args, context) => (
    <Carousel
      {...args}
      label={words(context).label}
      slides={slides(words(context)).slice(0, 3)}
      className="max-w-md"
    />
  ),
}
