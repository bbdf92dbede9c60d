import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix as Grid, MatrixRow, textsInToolbarLanguage, expectToFit } from '../../story-kit/index.ts'
import { Button } from '../button/index.ts'
import { Card, CardFooter, CardLink, CardTitle } from './index.ts'

const words = textsInToolbarLanguage({
  ar: {
    title: 'أربع زيارات شهرية',
    text: 'صباح كل أحد، مع النقل ذهابًا وعودة.',
    action: 'حجز',
    long: 'باقة الزيارات الشهرية الصباحية مع المواصلات والتأمين ضد الأضرار المنزلية غير المقصودة',
    word: 'استقدامهنومواصلاتهنوتأمينهنالصحيالشامل',
  },
  en: {
    title: 'Four visits a month',
    text: 'Every Sunday morning, transport both ways.',
    action: 'Book',
    long: 'Monthly morning visits with transport and insurance against accidental damage in the home',
    word: 'Transportandinsuranceagainstaccidentaldamage',
  },
})

const meta = { title: 'Checks/Card', component: Card, tags: ['!autodocs'] } satisfies Meta<typeof Card>

export default meta
type Story = StoryObj<typeof Card>

const tones = ['surface', 'raised', 'subtle', 'primary'] as const
const paddings = ['sm', 'md', 'lg'] as const

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (_, context) => {
    const { title, text, action } = words(context)
    return (
      <Grid>
        {tones.map((tone) => (
          <MatrixRow key={tone} name={tone}>
            {paddings.map((padding) => (
              <Card key={padding} tone={tone} padding={padding} className="w-64">
                <CardTitle>{title}</CardTitle>
                <p className="m-0">{text}</p>
                <CardFooter>
                  <Button size="sm">{action}</Button>
                </CardFooter>
              </Card>
            ))}
            <Card tone={tone} link className="w-64">
              <CardTitle level={4}>
                <CardLink link={<a href="#plan" />}>{title}</CardLink>
              </CardTitle>
              <p className="m-0">{text}</p>
            </Card>
          </MatrixRow>
        ))}
      </Grid>
    )
  },
}

export const LongText: Story = {
  render: (_, context) => {
    const { long, word, action } = words(context)
    return (
      <Card>
        <CardTitle>{long}</CardTitle>
        <p className="m-0">
          {word} {long}
        </p>
        <CardFooter>
          <Button>{long}</Button>
          <Button variant="secondary">{action}</Button>
        </CardFooter>
      </Card>
    )
  },
  play: expectToFit,
}
