const transparent = 'rgba(0, 0, 0, 0)'

function groundOf(element: Element): string | undefined {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { backgroundColor, backgroundImage } = getComputedStyle(at)
    if (backgroundImage !== 'none') return undefined
    if (backgroundColor !== transparent) return backgroundColor
  }
  return undefined
}

const hasOwnText = (element: Element): boolean =>
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())

/**
 * Returns text in exactly the colour of its background, which axe takes for intentionally hidden and
 * ignores.
 */
export function findInvisibleText(root: Element): string[] {
  return [...root.querySelectorAll('*')]
    .filter((element) => hasOwnText(element) && !element.closest('.sr-only, .sk\\:sr-only'))
    .filter(
      (element) =>
        element.getBoundingClientRect().width > 0 && getComputedStyle(element).color === groundOf(element),
    )
    .map((element) => `text in the colour of its ground: "${element.textContent?.trim().slice(0, 40)}"`)
}
