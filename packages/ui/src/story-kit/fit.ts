import { expect } from 'storybook/test'

const name = (element: Element): string =>
  `${element.tagName.toLowerCase()}${element.className ? `.${String(element.getAttribute('class')).split(' ').slice(0, 3).join('.')}` : ''} "${element.textContent?.trim().slice(0, 40)}"`

const visuallyHidden = (element: Element): boolean =>
  element.closest('.sr-only, [aria-hidden="true"]') !== null

/** Elements that cut text off. What scrolls on purpose says so with `data-scrolls`. */
export function clipped(root: Element): string[] {
  return (
    [...root.querySelectorAll('*')]
      .filter((element): element is HTMLElement => element instanceof HTMLElement && !visuallyHidden(element))
      // one-line inputs scroll by themselves, and so does what is marked
      .filter((element) => !element.closest('[data-scrolls], input, textarea, select'))
      .filter((element) => {
        const style = getComputedStyle(element)
        const cutsX = style.overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1
        const cutsY = style.overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 1
        return element.clientWidth > 0 && (cutsX || cutsY)
      })
      .map((element) => `cut off: ${name(element)}`)
  )
}

/** Elements that stick out of their frame to either side. */
export function overflowing(root: HTMLElement): string[] {
  const frame = root.getBoundingClientRect()
  return [...root.querySelectorAll('*')]
    .filter((element) => !visuallyHidden(element) && !element.closest('[data-scrolls], svg *'))
    .filter((element) => {
      const box = element.getBoundingClientRect()
      return box.width > 0 && (box.right > frame.right + 1 || box.left < frame.left - 1)
    })
    .map((element) => `sticks out: ${name(element)}`)
}

/**
 * Measures a story at 320 px, and at 640 px with text at 200 %, the two reflow conditions of WCAG 1.4.4 and 1.4.10.
 * Play it on a story whose content is as long as a translation may become.
 */
export async function expectToFit({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  const { documentElement } = canvasElement.ownerDocument
  const before = { width: canvasElement.style.inlineSize, font: documentElement.style.fontSize }
  const cases = [
    { width: '320px', font: '100%' },
    { width: '640px', font: '200%' },
  ]
  try {
    for (const { width, font } of cases) {
      canvasElement.style.inlineSize = width
      documentElement.style.fontSize = font
      await expect(
        [...clipped(canvasElement), ...overflowing(canvasElement)],
        `${width}, text ${font}`,
      ).toEqual([])
    }
  } finally {
    canvasElement.style.inlineSize = before.width
    documentElement.style.fontSize = before.font
  }
}
