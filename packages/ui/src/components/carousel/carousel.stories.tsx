import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import { workerNames } from '../../story-kit/people.ts'
import { Card, CardLink, CardTitle } from '../card/index.ts'
import { carouselMeta } from './carousel.meta.ts'
import { Text } from '../text/index.ts'
import { Carousel } from './index.ts'
import type { CarouselSlide } from './index.ts'

const words = textsInToolbarLanguage({
  ar: {
    label: 'عاملات متاحات الآن',
    workers: [
      [workerNames.wanjiru.ar, 'كينيا، طبخ وعناية بالأطفال'],
      [workerNames.siti.ar, 'إندونيسيا، تنظيف وكيّ'],
      [workerNames.jocelyn.ar, 'الفلبين، رعاية كبار السن'],
      [workerNames.nakato.ar, 'أوغندا، تنظيف وطبخ'],
      [workerNames.dewi.ar, 'إندونيسيا، عناية بالأطفال'],
      [workerNames.rowena.ar, 'الفلبين، طبخ'],
      [workerNames.rokeya.ar, 'بنغلاديش، تنظيف وكيّ'],
    ],
    next: 'التالي',
    pause: 'إيقاف الحركة',
    play: 'تشغيل الحركة',
    paused: 'توقفت الحركة',
  },
  en: {
    label: 'Workers available now',
    workers: [
      [workerNames.wanjiru.en, 'Kenya, cooking and child care'],
      [workerNames.siti.en, 'Indonesia, cleaning and ironing'],
      [workerNames.jocelyn.en, 'Philippines, care of the elderly'],
      [workerNames.nakato.en, 'Uganda, cleaning and cooking'],
      [workerNames.dewi.en, 'Indonesia, child care'],
      [workerNames.rowena.en, 'Philippines, cooking'],
      [workerNames.rokeya.en, 'Bangladesh, cleaning and ironing'],
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
        <Text tone="muted">{skills}</Text>
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
      style={{ maxInlineSize: '28rem' }}
    />
  ),
}
