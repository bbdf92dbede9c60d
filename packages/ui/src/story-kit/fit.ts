import { expect } from 'storybook/test'

const name = (element: Element): string =>
  `${element.tagName.toLowerCase()}${element.className ? `.${String(element.getAttribute('class')).split(' ').slice(0, 3).join('.')}` : ''} "${element.textContent?.trim().slice(0, 40)}"`

const visuallyHidden = (element: Element): boolean =>
  element.closest('.sr-only, .sk\\:sr-only, [aria-hidden="true"]') !== null

// Single-line inputs and text areas scroll by themselves.
const scrollsByItself = 'input, textarea, select'
const across = '[data-scrolls="across"]'

/**
 * Returns elements that clip text. An element that scrolls on purpose has `data-scrolls` (vertical) or
 * `data-scrolls="across"`.
 */
export function clippedElements(root: Element): string[] {
  return [root, ...root.querySelectorAll('*')]
    .filter((element): element is HTMLElement => element instanceof HTMLElement && !visuallyHidden(element))
    .filter((element) => !element.closest(scrollsByItself) && !element.matches(across))
    .filter((element) => {
      const style = getComputedStyle(element)
      const cutsX = style.overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1
      const cutsY = style.overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 1
      return element.clientWidth > 0 && (cutsX || (cutsY && !element.matches('[data-scrolls]')))
    })
    .map((element) => `cut off: ${name(element)}`)
}

/** Returns elements that overflow sideways: out of the root, or out of their scroll container. */
export function overflowingElements(root: HTMLElement): string[] {
  return (
    [...root.querySelectorAll('*')]
      // A horizontal scroll container overflows a little, for the focus ring of its content.
      .filter((element) => !visuallyHidden(element) && !element.matches(across))
      .filter((element) => !element.closest(`${scrollsByItself}, svg *`))
      .filter((element) => {
        const around = element.parentElement?.closest('[data-scrolls]')
        const scroller = around && root.contains(around) ? around : root
        if (scroller.matches(across)) return false
        const frame = scroller.getBoundingClientRect()
        const box = element.getBoundingClientRect()
        return box.width > 0 && (box.right > frame.right + 1 || box.left < frame.left - 1)
      })
      .map((element) => `sticks out: ${name(element)}`)
  )
}

const overThePage = 'dialog[open], [role$="dialog"], [role="menu"], [role="listbox"]'

/**
 * Returns the open windows, menus and lists. They are as wide as the screen, not as the frame of
 * the story.
 */
const windows = (page: Document): HTMLElement[] =>
  [...page.querySelectorAll<HTMLElement>(overThePage)].filter(
    (element) => element.getBoundingClientRect().width > 0,
  )

const outOfTheScreen = (element: HTMLElement): string[] => {
  const box = element.getBoundingClientRect()
  return box.left < -1 || box.right > innerWidth + 1 ? [`out of the screen: ${name(element)}`] : []
}

async function settled(): Promise<void> {
  await new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve))
  })
  for (const motion of document.getAnimations())
    if (motion.effect?.getComputedTiming().endTime !== Infinity) motion.finish()
}

// The frame belongs to the outer page, so it is never an instance of this page's HTMLIFrameElement.
const isFrame = (element: Element | null): element is HTMLIFrameElement => element?.tagName === 'IFRAME'

const cases = [
  { width: '320px', font: '100%' },
  { width: '640px', font: '200%' },
]

async function fitsItsPlace(place: HTMLElement): Promise<void> {
  const { documentElement } = place.ownerDocument
  const before = { width: place.style.inlineSize, font: documentElement.style.fontSize }
  try {
    for (const { width, font } of cases) {
      place.style.inlineSize = width
      documentElement.style.fontSize = font
      await expect(
        [...clippedElements(place), ...overflowingElements(place)],
        `${width}, text ${font}`,
      ).toEqual([])
    }
  } finally {
    place.style.inlineSize = before.width
    documentElement.style.fontSize = before.font
  }
}

async function windowsFitTheScreen(screen: HTMLElement): Promise<void> {
  const { documentElement } = document
  const before = { width: screen.style.width, font: documentElement.style.fontSize }
  try {
    for (const { width, font } of cases) {
      screen.style.width = width
      documentElement.style.fontSize = font
      await settled()
      const found = windows(document).flatMap((each) => [
        ...outOfTheScreen(each),
        ...clippedElements(each),
        ...overflowingElements(each),
      ])
      await expect(found, `window on a screen of ${width}, text ${font}`).toEqual([])
    }
  } finally {
    screen.style.width = before.width
    documentElement.style.fontSize = before.font
    await settled()
  }
}

/**
 * Checks a story at 320 px, and at 640 px with text at 200 %, the reflow conditions of WCAG 1.4.4 and
 * 1.4.10. Open overlays are checked on screens of that width. Play it on a story whose content is as long
 * as a translation may become.
 */
export async function expectToFit({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  // In Storybook and in tests a story runs in an iframe, whose width stands for that of the screen.
  const screen = isFrame(window.frameElement) ? window.frameElement : undefined
  if (!screen || !canvasElement.matches(overThePage)) await fitsItsPlace(canvasElement)
  if (screen && windows(document).length > 0) await windowsFitTheScreen(screen)
}
