import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { Button } from '../../src/components/button/index.ts'
import { Calendar } from '../../src/components/calendar/index.ts'
import { Checkbox } from '../../src/components/checkbox/index.ts'
import { FileDrop } from '../../src/components/file-drop/index.ts'
import { Menu } from '../../src/components/menu/index.ts'
import { RadioGroup } from '../../src/components/radio-group/index.ts'
import { Select } from '../../src/components/select/index.ts'
import { contrast } from '../../src/tokens/contrast.ts'
import { themes } from '../../src/tokens/index.ts'
import { mountOnEmptyPage } from './mount-on-empty-page.tsx'

/** The computed value of a system colour. */
function systemColor(name: string): string {
  const probe = document.createElement('span')
  probe.style.color = name
  document.body.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}

/** The colours of an element and of everything inside it that has text of its own. */
const textColors = (root: Element): string[] => [
  ...new Set(
    [root, ...root.querySelectorAll('*')]
      .filter((each) => [...each.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()))
      .map((each) => getComputedStyle(each).color),
  ),
]

const hex = (color: string): string => {
  const [red = 0, green = 0, blue = 0] = (color.match(/\d+/g) ?? []).map(Number)
  return `#${[red, green, blue].map((each) => each.toString(16).padStart(2, '0')).join('')}`
}

const options = [
  { value: '1', label: 'one' },
  { value: '2', label: 'two', hint: 'soon', disabled: true },
]

describe('forced colours', () => {
  beforeAll(async () => {
    await cdp().send('Emulation.setEmulatedMedia', {
      features: [{ name: 'forced-colors', value: 'active' }],
    })
  })
  afterAll(async () => {
    await cdp().send('Emulation.setEmulatedMedia', { features: [] })
  })

  it.each(['list', 'card'] as const)('a disabled radio (%s) has grey text', async (variant) => {
    mountOnEmptyPage('en', <RadioGroup label="Count" variant={variant} options={options} />)
    const disabled = page.getByRole('radio', { name: 'two soon' })
    await expect.element(disabled).toBeVisible()
    expect(textColors(disabled.element().closest('label') ?? document.body)).toEqual([
      systemColor('GrayText'),
    ])
  })

  it('a disabled checkbox has a grey label', async () => {
    mountOnEmptyPage('en', <Checkbox label="one" disabled />)
    await expect.element(page.getByText('one')).toBeVisible()
    expect(textColors(page.getByText('one').element())).toEqual([systemColor('GrayText')])
  })

  it('all words in a disabled file drop are grey and belong to a disabled part', async () => {
    mountOnEmptyPage(
      'en',
      <FileDrop label="Photo" disabled items={[]} maxBytes={1024} onAdd={() => undefined} />,
    )
    const zone = page.getByRole('group')
    await expect.element(zone).toBeVisible()
    await expect.element(zone).toHaveAttribute('aria-disabled', 'true')
    expect(textColors(zone.element())).toEqual([systemColor('GrayText')])
  })

  it('the active option of an open select has the colours of a selection', async () => {
    mountOnEmptyPage('en', <Select label="Count" defaultValue="1" options={options} />)
    await userEvent.click(page.getByRole('combobox'))
    const active = page.getByRole('option', { name: 'one' })
    await expect.element(active).toHaveFocus()
    const { backgroundColor, color } = getComputedStyle(active.element())
    expect([backgroundColor, color]).toEqual([systemColor('Highlight'), systemColor('HighlightText')])
    await userEvent.keyboard('{Escape}')
  })

  it('today has a ring in a calendar', async () => {
    mountOnEmptyPage(
      'en',
      <Calendar label="Visit" value={null} onValueChange={() => undefined} today="2026-11-21" />,
    )
    const ringOf = (day: string): string => {
      const cell = document.querySelector(`[data-day="${day}"]`)
      return cell ? getComputedStyle(cell).outlineStyle : 'missing'
    }
    await expect.poll(() => ringOf('2026-11-21')).toBe('solid')
    expect(ringOf('2026-11-20')).toBe('none')
  })
})

describe.each(themes)('the theme %s', (theme) => {
  beforeAll(() => {
    document.documentElement.dataset['theme'] = theme
  })
  afterAll(() => {
    delete document.documentElement.dataset['theme']
  })

  it('a disabled entry of a menu can be read', async () => {
    const entries = [{ label: 'Pause', hint: 'Not today', disabled: true }, { label: 'Cancel' }]
    mountOnEmptyPage('en', <Menu trigger={<Button>More</Button>} items={entries} />)
    await userEvent.click(page.getByRole('button'))
    const entry = page.getByRole('menuitem', { name: 'Pause Not today' })
    await expect.element(entry).toBeVisible()
    expect(getComputedStyle(entry.element()).opacity).toBe('1')
    const ground = getComputedStyle(page.getByRole('menu').element()).backgroundColor
    for (const color of textColors(entry.element()))
      expect(contrast(hex(color), hex(ground))).toBeGreaterThanOrEqual(4.5)
    await userEvent.keyboard('{Escape}')
  })
})
