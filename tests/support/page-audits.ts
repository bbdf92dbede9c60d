import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * Returns the axe violations by WCAG and best practices. No page has frames and nobody reads passed rules,
 * so leaving both out halves the time.
 */
export const axeViolations = async (page: Page): Promise<string[]> => {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)
}

/**
 * Returns the axe violations in the full run. `npm test` audits a sample of pages instead, because axe takes
 * as long as most journeys.
 */
export const nightlyAxeViolations = async (page: Page): Promise<string[]> =>
  process.env['FULL'] === '1' ? await axeViolations(page) : []

/** Returns by how many pixels a page is wider than its window. */
export const horizontalOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Returns by how many pixels a page is wider than a window of 320 px. */
export async function overflowAt320(page: Page): Promise<number> {
  await page.setViewportSize({ width: 320, height: 700 })
  return await horizontalOverflow(page)
}

/** Sets the theme of the project: light for Arabic on the phone, dark for English on the desktop. */
export const emulateProjectTheme = (page: Page, locale: 'ar' | 'en') =>
  page.emulateMedia({ colorScheme: locale === 'en' ? 'dark' : 'light', reducedMotion: 'reduce' })

/**
 * The sizes of the viewport, from the smallest phone to a wide desktop. 1280 by 1024 at a zoom of 400 %
 * is 320 by 256.
 */
export const viewportSizes = [
  [320, 700],
  [320, 256],
  [412, 900],
  [768, 1024],
  [1024, 768],
  [1920, 1080],
] as const

/**
 * Returns interactive elements that are smaller than a finger, except links in running text. With a mouse,
 * the links of a footer may be as small as WCAG 2.2 allows.
 */
export const smallTouchTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const least = 43.5
    const leastOf = (element: Element) =>
      matchMedia('(pointer: fine)').matches && element.closest('footer') ? 24 : least
    const inText = (element: Element) => element.matches('a') && element.closest('p, dd, td') !== null
    const areaOf = (element: Element) => {
      // A field includes its box and its label; a card or row whose link covers it is one target.
      const whole = element.matches('[data-card-link], [class*="after:inset-0"]')
        ? element.closest('.relative, .sk\\:relative')
        : null
      const field = element.matches('input, select, textarea')
        ? (element.closest('label') ?? element.parentElement)
        : null
      return (whole ?? field ?? element).getBoundingClientRect()
    }
    return [...document.querySelectorAll('a[href], button, select, summary, input, textarea')]
      .filter((element) => !inText(element) && element.checkVisibility({ checkOpacity: true }))
      .map((element) => ({ element, area: areaOf(element) }))
      .filter(({ area }) => area.width > 1 && area.height > 1)
      .filter(({ element, area }) => area.height < leastOf(element) || area.width < leastOf(element))
      .map(
        ({ element, area }) =>
          `${Math.round(area.width)}x${Math.round(area.height)} ${element.outerHTML.slice(0, 140)}`,
      )
  })

/** The elements that browsers leave out of the tree of a screen reader, and whose texts then stand side by side. */
const inline = /^(SPAN|B|STRONG|EM|BDI|TIME|SMALL|I|ABBR|DATA|CODE)$/

type DomNode = { backendNodeId: number; nodeName: string; children?: DomNode[] | undefined }

/** Returns where a screen reader says two texts as one word, because no space between them reaches it. */
export async function joinedTexts(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  const { root } = await session.send('DOM.getDocument', { depth: -1 })
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  const elements = new Map<number | undefined, string>()
  const remember = ({ backendNodeId, nodeName, children = [] }: DomNode): void => {
    elements.set(backendNodeId, nodeName)
    children.forEach(remember)
  }
  remember(root)
  type AxNode = (typeof nodes)[number]
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const isInline = ({ backendDOMNodeId }: AxNode) => inline.test(elements.get(backendDOMNodeId) ?? '')
  /** The texts of a node in one row; undefined stands for an element that is read on its own. */
  const textsIn = ({ childIds = [] }: AxNode): (string | undefined)[] =>
    childIds.flatMap((id) => {
      const child = byId.get(id)
      if (!child) return []
      if (child.role?.value === 'StaticText') return child.ignored ? [] : [String(child.name?.value)]
      return isInline(child) && (child.ignored || child.role?.value === 'none') ? textsIn(child) : [undefined]
    })
  const joined = nodes
    // A label is read as the name of its control, in which a browser adds the spaces.
    .filter((node) => !isInline(node) && !['StaticText', 'LabelText'].includes(String(node.role?.value)))
    .flatMap((node) => {
      const texts = textsIn(node)
      const name = String(node.name?.value ?? '')
      return texts.flatMap((text, index) => {
        const before = texts[index - 1]
        if (before === undefined || text === undefined) return []
        if (/[\s\p{P}\p{Cf}]$/u.test(before) || /^[\s\p{P}\p{Cf}]/u.test(text)) return []
        return name !== '' && !name.includes(before + text) ? [] : [`${before}|${text}`]
      })
    })
  return [...new Set(joined)]
}
