import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix as Grid, MatrixRow, textsInToolbarLanguage, expectToFit } from '../../story-kit/index.ts'
import { Text } from './index.ts'

const words = textsInToolbarLanguage({
  ar: {
    text: 'موعد الزيارة القادمة',
    long: 'تصل العاملة في الوقت الذي اخترتموه وتبقى المدة المتفق عليها كاملة ولو تأخر وصولها عن الموعد-المتفق-عليه-في-العقد',
  },
  en: {
    text: 'Your next visit',
    long: 'The worker arrives at the time you chose and stays for the whole time agreed, howeverlatethecarthatbringsherhappenstobe',
  },
})

const meta = { title: 'Checks/Text', component: Text, tags: ['!autodocs'] } satisfies Meta<typeof Text>

export default meta
type Story = StoryObj<typeof Text>

const sizes = ['caption', 'small', 'body', 'lead', 'title', 'heading', 'display'] as const
const tones = ['default', 'muted', 'primary', 'success', 'warning', 'danger', 'info'] as const
const weights = ['regular', 'semibold', 'bold'] as const

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (_, context) => {
    const { text } = words(context)
    return (
      <Grid>
        {sizes.map((size) => (
          <MatrixRow key={size} name={size}>
            {weights.map((weight) => (
              <Text key={weight} {...{ size, weight }}>
                {text}
              </Text>
            ))}
          </MatrixRow>
        ))}
        <MatrixRow name="tones">
          {tones.map((tone) => (
            <Text key={tone} as="span" tone={tone}>
              {text}
            </Text>
          ))}
          <span className="bg-primary p-2 text-on-primary">
            <Text as="span" tone="inherit">
              {text}
            </Text>
          </span>
        </MatrixRow>
        <MatrixRow name="align">
          {(['start', 'center', 'end'] as const).map((align) => (
            <Text key={align} align={align} className="w-full bg-subtle">
              {text}
            </Text>
          ))}
        </MatrixRow>
      </Grid>
    )
  },
}

export const LongText: Story = {
  render: (_, context) => (
    <>
      <Text>{words(context).long}</Text>
      <Text size="display">{words(context).long}</Text>
    </>
  ),
  play: expectToFit,
}
