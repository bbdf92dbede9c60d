import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, waitFor } from 'storybook/test'
import { Alert } from '../components/alert/index.ts'
import { Badge } from '../components/badge/index.ts'
import { Button } from '../components/button/index.ts'
import { Card, CardTitle } from '../components/card/index.ts'
import { Checkbox } from '../components/checkbox/index.ts'
import { Money } from '../components/money/index.ts'
import { RadioGroup } from '../components/radio-group/index.ts'
import { StepRail } from '../components/step-rail/index.ts'
import { Tabs } from '../components/tabs/index.ts'
import { TextField } from '../components/text-field/index.ts'
import { textsInToolbarLanguage } from '../story-kit/index.ts'
import { Stack } from '../components/stack/index.ts'
import { Text } from '../components/text/index.ts'
import { themeColors } from '../tokens/generated/colors.ts'

const words = textsInToolbarLanguage({
  ar: {
    title: 'باقة شهرية، دوام كامل',
    text: 'زيارة كل أسبوع مع عاملة واحدة.',
    badge: 'جديدة',
    pay: 'الدفع الآن',
    back: 'رجوع',
    name: 'الاسم الكامل',
    accept: 'أوافق على الشروط',
    note: 'تصلكم الفاتورة بعد الدفع.',
    tabs: ['سارية', 'منتهية'],
    tabsLabel: 'العقود',
    steps: ['العنوان', 'الموعد', 'الدفع'],
    stepsLabel: 'خطوات الحجز',
  },
  en: {
    title: 'Monthly plan, full day',
    text: 'A visit every week by one worker.',
    badge: 'New',
    pay: 'Pay now',
    back: 'Back',
    name: 'Full name',
    accept: 'I agree to the terms',
    note: 'The invoice comes after payment.',
    tabs: ['Running', 'Ended'],
    tabsLabel: 'Contracts',
    steps: ['Address', 'Time', 'Payment'],
    stepsLabel: 'Steps of the booking',
  },
})

const brand = { primary: '#4b1d78', accent: '#f2617a' }
const shape = { 'radius-small': '0px', 'radius-field': '2px', 'radius-card': '4px', 'radius-hero': '6px' }
const face = "'Brand Face', Tahoma, sans-serif"

/** The complete style sheet that an app with its own brand loads after that of the kit. */
const brandStyleSheet = `
  :root {
    --sk-brand-primary: ${brand.primary};
    --sk-brand-accent: ${brand.accent};
    --sk-font-sans: ${face};
    ${Object.entries(shape)
      .map(([name, value]) => `--sk-${name}: ${value};`)
      .join(' ')}
  }
`

const meta = {
  title: 'Patterns/Rebrand',
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta

export default meta
type Story = StoryObj

function Screen({ content }: { content: ReturnType<typeof words> }): ReactNode {
  return (
    <Stack data-testid="screen" style={{ gap: '1.25rem', maxInlineSize: '36rem' }}>
      <StepRail label={content.stepsLabel} current={1} steps={content.steps.map((label) => ({ label }))} />
      <Card>
        <CardTitle>{content.title}</CardTitle>
        <Stack direction="row" gap="sm">
          <Badge tone="primary">{content.badge}</Badge>
          <Badge tone="accent">{content.badge}</Badge>
        </Stack>
        <Text tone="muted">{content.text}</Text>
        <Money halalas={115000} weight="strong" />
        <TextField label={content.name} />
        <Checkbox label={content.accept} defaultChecked />
        <RadioGroup
          variant="card"
          label={content.stepsLabel}
          defaultValue="0"
          options={content.steps.slice(0, 2).map((label, at) => ({ value: String(at), label }))}
        />
        <Alert tone="info">{content.note}</Alert>
        <Stack direction="row" wrap>
          <Button>{content.pay}</Button>
          <Button variant="secondary">{content.back}</Button>
        </Stack>
      </Card>
      <Tabs
        label={content.tabsLabel}
        items={content.tabs.map((label) => ({ value: label, label, content: content.text }))}
      />
    </Stack>
  )
}

const painted = ['color', 'background-color', 'border-inline-start-color', 'fill', 'stroke', 'outline-color']

const rgb = (hex: string): string =>
  `rgb(${[1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)).join(', ')})`

/** Returns the elements that still have a colour of the kit although it depends on the brand. */
function keptColours(root: Element, theme: 'light' | 'dark'): string[] {
  const gone = new Set(
    Object.entries(themeColors[theme])
      .filter(([role]) => /^(on-)?(primary|accent)-soft$|^(primary|primary-hover|accent|focus)$/.test(role))
      .map(([, hex]) => rgb(hex)),
  )
  return [root, ...root.querySelectorAll('*')].flatMap((element) => {
    const style = getComputedStyle(element)
    const kept = painted.filter((property) => gone.has(style.getPropertyValue(property)))
    return kept.length > 0 ? [`${element.tagName.toLowerCase()}: ${kept.join(', ')}`] : []
  })
}

/**
 * Another brand by tokens alone: two colours, a typeface and a radius. All other colours of the four themes
 * are derived from the two, with the promised contrast. No component knows of it.
 */
export const ByTokensAlone: Story = {
  parameters: { docs: { story: { inline: false } } },
  render: (_, context) => (
    <>
      <style>{brandStyleSheet}</style>
      <Screen content={words(context)} />
    </>
  ),
  play: async ({ canvas, globals }) => {
    const theme = globals['theme'] === 'dark' ? 'dark' : 'light'
    const content = words({ globals })
    const pay = getComputedStyle(canvas.getByRole('button', { name: content.pay }))
    // A theme that was just applied fades in, so the check waits for the end of the transition.
    await waitFor(() => expect(pay.backgroundColor).not.toBe(rgb(themeColors[theme].primary)))
    await expect(pay.borderStartStartRadius).toBe(shape['radius-field'])
    const screen = canvas.getByTestId('screen')
    await waitFor(() => expect(keptColours(screen, theme)).toEqual([]))
    const faces = [...screen.querySelectorAll('*')]
      .filter((element) => !element.closest('svg, .sk\\:font-code'))
      .map((element) => getComputedStyle(element).fontFamily)
    await expect(new Set(faces).size).toBe(1)
    await expect(faces[0]).toContain('Brand Face')
  },
}

/**
 * The same screen without a brand, which proves that the brand story finds colours that are not replaced.
 */
export const AsItComes: Story = {
  render: (_, context) => <Screen content={words(context)} />,
  play: async ({ canvas, globals }) => {
    // High contrast and forced colors replace these colours in any case.
    if (matchMedia('(forced-colors: active)').matches || String(globals['theme']).startsWith('contrast'))
      return
    const theme = globals['theme'] === 'dark' ? 'dark' : 'light'
    await expect(keptColours(canvas.getByTestId('screen'), theme).length).toBeGreaterThan(3)
  },
}
