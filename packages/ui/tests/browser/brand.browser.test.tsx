import { afterEach, describe, expect, it } from 'vitest'
import { checkBrand, colorRoles, themes } from '../../src/tokens/index.ts'
import { themeColors } from '../../src/tokens/generated/colors.ts'
import './mount-on-empty-page.tsx'

const brands = {
  'dark blue': { primary: '#0b2a6b', accent: '#ff7a59' },
  purple: { primary: '#4b1d78', accent: '#12b5a5' },
  yellow: { primary: '#ffd400', accent: '#e60050' },
  'pale green': { primary: '#b8f2c8', accent: '#0b2a6b' },
  red: { primary: '#e4002b', accent: '#ffd400' },
  cyan: { primary: '#00b8d9', accent: '#36b37e' },
  magenta: { primary: '#ff00aa', accent: '#8a2be2' },
  grey: { primary: '#777777', accent: '#777777' },
  'black and white': { primary: '#000000', accent: '#ffffff' },
} as const

const root = document.documentElement

afterEach(() => {
  root.removeAttribute('style')
  delete root.dataset['theme']
})

/** The rendered colour of every role except the scrim, limited to sRGB. */
function paintedColors(): Readonly<Record<string, string>> {
  const probe = document.createElement('i')
  document.body.append(probe)
  const canvas = new OffscreenCanvas(1, 1)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('No canvas')
  const hexOf = (role: string): string => {
    probe.style.color = `var(--sk-color-${role})`
    context.fillStyle = getComputedStyle(probe).color
    context.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
    return `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
  }
  const colors = Object.fromEntries(
    colorRoles.filter((role) => role !== 'scrim').map((role) => [role, hexOf(role)]),
  )
  probe.remove()
  return colors
}

describe.each(themes)('brand tokens in %s', (theme) => {
  it('brand tokens give the colours of the kit if no brand is set', () => {
    root.dataset['theme'] = theme
    const { scrim: _, ...own } = themeColors[theme]
    expect(paintedColors()).toEqual(own)
  })

  it.each(Object.keys(brands))(
    'brand tokens derive readable colours from the two of the brand “%s”',
    (name) => {
      const brand = Object.entries(brands).find(([each]) => each === name)?.[1] ?? brands.yellow
      root.dataset['theme'] = theme
      root.style.setProperty('--sk-brand-primary', brand.primary)
      root.style.setProperty('--sk-brand-accent', brand.accent)
      const colors = paintedColors()
      expect(checkBrand(colors, theme)).toEqual([])
      const kept = [
        'primary',
        'primary-hover',
        'primary-soft',
        'on-primary-soft',
        'accent',
        'accent-soft',
      ].filter((role) =>
        Object.entries(themeColors[theme]).some(([each, hex]) => each === role && hex === colors[role]),
      )
      expect(kept).toEqual([])
    },
  )
})

it.each([
  ['#ffd400', '#ffd400'],
  ['#b8f2c8', '#b8f2c8'],
])('the main button of the light brand %s has its colour, and dark text', (primary, action) => {
  root.style.setProperty('--sk-brand-primary', primary)
  const colors = paintedColors()
  expect(colors['action']).toBe(action)
  expect(checkBrand(colors, 'light')).toEqual([])
})

it('the main button follows a colour that is set for primary', () => {
  root.style.setProperty('--sk-color-primary', '#102030')
  expect(paintedColors()['action']).toBe('#102030')
})

it('a colour set for a role has precedence over the one derived from the brand', () => {
  root.style.setProperty('--sk-brand-primary', '#0b2a6b')
  root.style.setProperty('--sk-color-primary', '#102030')
  expect(paintedColors()['primary']).toBe('#102030')
})
