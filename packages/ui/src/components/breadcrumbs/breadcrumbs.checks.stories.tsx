import type { Meta, StoryObj } from '@storybook/react-vite'
import type { MouseEvent } from 'react'
import { expect, fn } from 'storybook/test'
import {
  Matrix as Grid,
  MatrixRow,
  textsInToolbarLanguage,
  expectToFit,
  keyboardStory,
} from '../../story-kit/index.ts'
import type { DocumentedKeyCheck } from '../../story-kit/index.ts'
import { breadcrumbsKeyTable } from './breadcrumbs.keys.ts'
import { Breadcrumbs } from './index.ts'
import type { Breadcrumb } from './index.ts'

const words = textsInToolbarLanguage({
  ar: {
    trail: ['الرئيسية', 'خدمة الساعات', 'الباقات', 'أربع زيارات'],
    long: 'باقة الزيارات الشهرية الصباحية مع النقل والتأمين ضد الأضرار المنزلية',
    word: 'الزياراتالشهريةالصباحيةمعالنقلوالتأمين',
  },
  en: {
    trail: ['Home', 'Hourly service', 'Plans', 'Four visits'],
    long: 'Monthly morning visits with transport and insurance against damage in the home',
    word: 'Monthlymorningvisitswithtransportandinsurance',
  },
})

const meta = {
  title: 'Checks/Breadcrumbs',
  component: Breadcrumbs,
  tags: ['!autodocs'],
  args: { items: [] },
} satisfies Meta<typeof Breadcrumbs>

export default meta
type Story = StoryObj<typeof Breadcrumbs>

const followed = fn((event: MouseEvent) => event.preventDefault())
const items = (labels: string[]): Breadcrumb[] =>
  labels.map((label, index) =>
    index < labels.length - 1
      ? { label, link: <a href={`#level-${index}`} onClick={followed} /> }
      : { label },
  )

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (_, context) => {
    const { trail, long } = words(context)
    return (
      <Grid>
        <MatrixRow name="two levels">
          <Breadcrumbs items={items(trail.slice(0, 2))} />
        </MatrixRow>
        <MatrixRow name="four levels">
          <Breadcrumbs items={items(trail)} />
        </MatrixRow>
        <MatrixRow name="long">
          <Breadcrumbs items={items([...trail.slice(0, 3), long])} />
        </MatrixRow>
      </Grid>
    )
  },
}

export const LongText: Story = {
  render: (_, context) => {
    const { trail, long, word } = words(context)
    return <Breadcrumbs items={items([...trail, long, word])} />
  },
  play: expectToFit,
}

type Canvas = Parameters<DocumentedKeyCheck>[0]['canvas']
const links = (canvas: Canvas): HTMLElement[] => canvas.getAllByRole('link')

const checks: { [Row in keyof typeof breadcrumbsKeyTable]: DocumentedKeyCheck } = {
  next: async ({ canvas, press }) => {
    links(canvas)[0]?.focus()
    await press()
    await expect(links(canvas)[1]).toHaveFocus()
  },
  previous: async ({ canvas, press }) => {
    links(canvas)[1]?.focus()
    await press()
    await expect(links(canvas)[0]).toHaveFocus()
  },
  follow: async ({ canvas, press }) => {
    followed.mockClear()
    links(canvas)[1]?.focus()
    await press()
    await expect(followed).toHaveBeenCalledOnce()
  },
}

const keyboard: Story = { render: (_, context) => <Breadcrumbs items={items(words(context).trail)} /> }
export const KeyboardRtl: Story = { ...keyboard, ...keyboardStory(breadcrumbsKeyTable, checks, 'ar') }
export const KeyboardLtr: Story = { ...keyboard, ...keyboardStory(breadcrumbsKeyTable, checks, 'en') }
