import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, waitFor } from 'storybook/test'
import { Alert } from '../components/alert/index.ts'
import { Badge } from '../components/badge/index.ts'
import { Button } from '../components/button/index.ts'
import { Card, CardTitle } from '../components/card/index.ts'
import { Checkbox } from '../components/checkbox/index.ts'
import { Money } from '../components/money/index.ts'
import { StepRail } from '../components/step-rail/index.ts'
import { Tabs } from '../components/tabs/index.ts'
import { TextField } from '../components/text-field/index.ts'
import { bothLanguages } from '../story-kit/index.ts'
import { checkBrand } from '../tokens/index.ts'
import type { BrandColors } from '../tokens/index.ts'
import { themeColors } from '../tokens/generated/colors.ts'

const words = bothLanguages({
  ar: {
    title: 'باقة شهرية، دوام كامل',
    text: 'زيارة كل أسبوع مع عاملة واحدة.',
    badge: 'جديدة',
    pay: 'ادفع الآن',
    back: 'ارجع',
    name: 'الاسم الكامل',
    accept: 'أوافق على الشروط',
    note: 'تصلك الفاتورة بعد الدفع.',
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

const brand: Readonly<Record<'light' | 'dark', BrandColors>> = {
  light: {
    primary: '#4b1d78',
    'primary-hover': '#5e2a94',
    'on-primary': '#ffffff',
    'primary-soft': '#efe7f8',
    'on-primary-soft': '#3c1562',
    focus: '#4b1d78',
  },
  dark: {
    primary: '#cdb2f2',
    'primary-hover': '#dcc8f7',
    'on-primary': '#26083f',
    'primary-soft': '#2f1b45',
    'on-primary-soft': '#e6d7fa',
    focus: '#cdb2f2',
  },
}
const shape = { 'radius-small': '0px', 'radius-field': '2px', 'radius-card': '4px', 'radius-hero': '6px' }
const face = "'Brand Face', Tahoma, sans-serif"

const lines = (colors: BrandColors): string =>
  Object.entries(colors)
    .map(([role, value]) => `--sk-color-${role}: ${value};`)
    .join('')

/** All that such an app writes: a style sheet of tokens, loaded after the kit's. */
const brandSheet = `
  :root { --sk-font-sans: ${face}; ${Object.entries(shape)
    .map(([name, value]) => `--sk-${name}: ${value};`)
    .join('')} }
  :root, [data-theme='light'] { ${lines(brand.light)} }
  [data-theme='dark'] { ${lines(brand.dark)} }
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
    <div data-testid="screen" className="grid max-w-xl gap-5">
      <StepRail label={content.stepsLabel} current={1} steps={content.steps.map((label) => ({ label }))} />
      <Card>
        <CardTitle>{content.title}</CardTitle>
        <Badge tone="primary">{content.badge}</Badge>
        <p className="m-0 text-text-muted">{content.text}</p>
        <Money halalas={115000} weight="strong" />
        <TextField label={content.name} />
        <Checkbox label={content.accept} defaultChecked />
        <Alert tone="info">{content.note}</Alert>
        <div className="flex flex-wrap gap-3">
          <Button>{content.pay}</Button>
          <Button variant="secondary">{content.back}</Button>
        </div>
      </Card>
      <Tabs
        label={content.tabsLabel}
        items={content.tabs.map((label) => ({ value: label, label, content: content.text }))}
      />
    </div>
  )
}

const painted = ['color', 'background-color', 'border-inline-start-color', 'fill', 'stroke', 'outline-color']

const rgb = (hex: string): string =>
  `rgb(${[1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)).join(', ')})`

/** Elements still painted in a colour of the kit that the brand has replaced. */
function keptColours(root: Element, theme: 'light' | 'dark'): string[] {
  const gone = new Set(
    Object.keys(brand[theme])
      .map((role) => Object.entries(themeColors[theme]).find(([name]) => name === role)?.[1] ?? '')
      .filter((hex) => !Object.values(brand[theme]).includes(hex))
      .map(rgb),
  )
  return [root, ...root.querySelectorAll('*')].flatMap((element) => {
    const style = getComputedStyle(element)
    const kept = painted.filter((property) => gone.has(style.getPropertyValue(property)))
    return kept.length > 0 ? [`${element.tagName.toLowerCase()}: ${kept.join(', ')}`] : []
  })
}

/**
 * Another brand by tokens alone: its colours in both themes, its face, its corners. No component knows of it, and the
 * contrast the kit promises is checked for the brand's colours by `checkBrand`.
 */
export const ByTokensAlone: Story = {
  parameters: { docs: { story: { inline: false } } },
  render: (_, context) => (
    <>
      <style>{brandSheet}</style>
      <Screen content={words(context)} />
    </>
  ),
  play: async ({ canvas, globals }) => {
    const theme = globals['theme'] === 'dark' ? 'dark' : 'light'
    await expect(checkBrand(brand[theme], theme)).toEqual([])

    const content = words({ globals })
    const pay = getComputedStyle(canvas.getByRole('button', { name: content.pay }))
    // a theme that has just been put on fades in
    await waitFor(() => expect(pay.backgroundColor).toBe(rgb(brand[theme].primary ?? '')))
    await expect(pay.color).toBe(rgb(brand[theme]['on-primary'] ?? ''))
    await expect(pay.borderStartStartRadius).toBe(shape['radius-field'])
    const screen = canvas.getByTestId('screen')
    await expect(keptColours(screen, theme)).toEqual([])
    const faces = [...screen.querySelectorAll('*')]
      .filter((element) => !element.closest('svg, .sk\\:font-code'))
      .map((element) => getComputedStyle(element).fontFamily)
    await expect(new Set(faces).size).toBe(1)
    await expect(faces[0]).toContain('Brand Face')
  },
}

/** The same screen as the kit has it, so that the test above is seen to find what is not replaced. */
export const AsItComes: Story = {
  render: (_, context) => <Screen content={words(context)} />,
  play: async ({ canvas, globals }) => {
    // the colours of higher contrast, and the system's own, are others from the start
    if (matchMedia('(forced-colors: active)').matches || String(globals['theme']).startsWith('contrast'))
      return
    const theme = globals['theme'] === 'dark' ? 'dark' : 'light'
    await expect(keptColours(canvas.getByTestId('screen'), theme).length).toBeGreaterThan(3)
  },
}
