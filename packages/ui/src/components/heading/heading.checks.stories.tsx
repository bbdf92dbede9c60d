import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix as Grid, MatrixRow, textsInToolbarLanguage, expectToFit } from '../../story-kit/index.ts'
import { Heading } from './index.ts'

const words = textsInToolbarLanguage({
  ar: {
    text: 'زياراتكم القادمة',
    long: 'زياراتكم القادمة وما يلزم أن تعرفوه قبل وصول العاملة إلى-البيت-المسجل-في-العقد',
  },
  en: {
    text: 'Your upcoming visits',
    long: 'Your next visits and what you should know before the worker comes totheaddressnamedinthecontract',
  },
})

const meta = { title: 'Checks/Heading', component: Heading, tags: ['!autodocs'] } satisfies Meta<
  typeof Heading
>

export default meta
type Story = StoryObj<typeof Heading>

const sizes = ['caption', 'small', 'body', 'lead', 'title', 'heading', 'display'] as const

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (_, context) => {
    const { text } = words(context)
    return (
      <Grid>
        <MatrixRow name="level">
          {([1, 2, 3, 4, 5, 6] as const).map((level) => (
            <Heading key={level} level={level}>
              {text}
            </Heading>
          ))}
        </MatrixRow>
        {sizes.map((size) => (
          <MatrixRow key={size} name={size}>
            <Heading size={size}>{text}</Heading>
            <Heading size={size} weight="regular" tone="muted">
              {text}
            </Heading>
            <Heading size={size} weight="bold" tone="primary">
              {text}
            </Heading>
          </MatrixRow>
        ))}
        <MatrixRow name="align=center">
          <Heading align="center" className="w-full">
            {text}
          </Heading>
        </MatrixRow>
      </Grid>
    )
  },
}

export const LongText: Story = {
  render: (_, context) => (
    <>
      <Heading level={1} size="display">
        {words(context).long}
      </Heading>
      <Heading level={2}>{words(context).long}</Heading>
    </>
  ),
  play: expectToFit,
}
