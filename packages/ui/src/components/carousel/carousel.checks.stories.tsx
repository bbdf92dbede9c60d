import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import {
  Matrix as Grid,
  MatrixRow,
  textsInToolbarLanguage,
  expectToFit,
  keyboardStory,
} from '../../story-kit/index.ts'
import { customerName, otherCustomerName, reviewerNames } from '../../story-kit/people.ts'
import type { DocumentedKeyCheck } from '../../story-kit/index.ts'
import { Card, CardTitle } from '../card/index.ts'
import { carouselKeyTable } from './carousel.keys.ts'
import { Carousel } from './index.ts'
import type { CarouselSlide } from './index.ts'

const words = textsInToolbarLanguage({
  ar: {
    label: 'آراء العملاء',
    names: [...Object.values(reviewerNames), customerName, otherCustomerName].map(({ ar }) => ar),
    text: 'وصلت في موعدها، والبيت كما أحب.',
    next: 'التالي',
    long: 'وصلت العاملة في موعدها تمامًا وأنهت كل ما اتفقنا عليه وزيادة، والسعر كما ظهر لي عند الحجز',
    word: 'وصلتالعاملةفيموعدهاوأنهتكلمااتفقناعليه',
  },
  en: {
    label: 'What customers say',
    names: [...Object.values(reviewerNames), customerName, otherCustomerName].map(({ en }) => en),
    text: 'She came on time and the house is as I like it.',
    next: 'Next',
    long: 'The worker came exactly on time and did all we had agreed and more, at the price I saw when booking',
    word: 'Shecameontimeanddideverythingwehadagreed',
  },
})
type Words = ReturnType<typeof words>

const slides = ({ names, text }: Words, count = 5): CarouselSlide[] =>
  names.slice(0, count).map((name) => ({
    id: name,
    content: (
      <Card>
        <CardTitle>{name}</CardTitle>
        <p className="m-0">{text}</p>
      </Card>
    ),
  }))

const meta = {
  title: 'Checks/Carousel',
  component: Carousel,
  tags: ['!autodocs'],
  args: { label: '', slides: [] },
} satisfies Meta<typeof Carousel>

export default meta
type Story = StoryObj<typeof Carousel>

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (_, context) => {
    const content = words(context)
    return (
      <Grid>
        {(
          [
            [3, '60rem', undefined],
            [3, '40rem', 8],
            [3, '20rem', undefined],
            [2, '40rem', undefined],
            [1, '40rem', undefined],
          ] as const
        ).map(([atOnce, width, advanceEvery]) => (
          <MatrixRow key={`${atOnce} ${width}`} name={`at once ${atOnce}, ${width}`}>
            <div style={{ inlineSize: width }}>
              <Carousel
                label={`${content.label} ${atOnce} ${width}`}
                slides={slides(content)}
                atOnce={atOnce}
                advanceEvery={advanceEvery}
              />
            </div>
          </MatrixRow>
        ))}
        <MatrixRow name="all in sight">
          <div style={{ inlineSize: '60rem' }}>
            <Carousel label={content.label} slides={slides(content, 2)} />
          </div>
        </MatrixRow>
      </Grid>
    )
  },
}

export const LongText: Story = {
  render: (_, context) => {
    const { label, long, word } = words(context)
    return (
      <Carousel
        label={label}
        slides={[long, word, `${long} ${word}`].map((text) => ({
          id: text,
          content: (
            <Card>
              <CardTitle>{text}</CardTitle>
              <p className="m-0">{text}</p>
            </Card>
          ),
        }))}
      />
    )
  },
  play: expectToFit,
}

type Test = Parameters<DocumentedKeyCheck>[0]
const row = ({ canvas }: Test): HTMLElement => canvas.getByRole('group')
const firstSeen = ({ canvas }: Test): string | undefined =>
  /\d+/.exec(canvas.getByText(/\d (?:من|of) /).textContent ?? '')?.[0]
const expectFirst = (test: Test, first: string): Promise<void> =>
  waitFor(() => expect(firstSeen(test)).toBe(first))
// A key pressed during smooth scrolling would start from the current position instead of the target, so
// wait for the end.
const settled = async (test: Test): Promise<void> => {
  let before: number | undefined
  await waitFor(() => {
    const { scrollLeft } = row(test)
    const still = scrollLeft === before
    before = scrollLeft
    if (!still) throw new Error('still gliding')
  })
}
const start = async (test: Test): Promise<void> => {
  row(test).focus()
  await userEvent.keyboard('{Home}')
  await expectFirst(test, '1')
  await settled(test)
}

const checks: { [Row in keyof typeof carouselKeyTable]: DocumentedKeyCheck } = {
  reach: async (test) => {
    await test.press()
    await expect(row(test)).toHaveFocus()
  },
  next: async (test) => {
    await start(test)
    await test.press()
    await expectFirst(test, '2')
  },
  previous: async (test) => {
    await start(test)
    await userEvent.keyboard(test.dir === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}')
    await expectFirst(test, '2')
    await settled(test)
    await test.press()
    await expectFirst(test, '1')
  },
  last: async (test) => {
    await start(test)
    await test.press()
    await expectFirst(test, '3')
  },
  first: async (test) => {
    await settled(test)
    row(test).focus()
    await test.press()
    await expectFirst(test, '1')
  },
  buttons: async (test) => {
    await start(test)
    test.canvas.getByRole('button', { name: words({ globals: { locale: test.locale } }).next }).focus()
    await test.press()
    await expectFirst(test, '3')
  },
}

const keyboard: Story = {
  render: (_, context) => <Carousel label={words(context).label} slides={slides(words(context))} />,
}
export const KeyboardRtl: Story = { ...keyboard, ...keyboardStory(carouselKeyTable, checks, 'ar') }
export const KeyboardLtr: Story = { ...keyboard, ...keyboardStory(carouselKeyTable, checks, 'en') }
