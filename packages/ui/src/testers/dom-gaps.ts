class Observer {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

// jsdom knows the `popover` attribute and hides such elements, but has no methods to show them.
function showPopover(this: HTMLElement): void {
  this.style.display = 'block'
}
function hidePopover(this: HTMLElement): void {
  this.style.display = 'none'
}

const give = (owner: object, name: string, value: unknown): void => {
  if (Reflect.get(owner, name) === undefined)
    Object.defineProperty(owner, name, { value, configurable: true, writable: true })
}

/**
 * Adds what jsdom lacks and the popups of the kit need. Call it once in a setup file. In a browser it
 * changes nothing.
 */
export function fillDomGaps(): void {
  give(Element.prototype, 'scrollIntoView', () => undefined)
  give(Element.prototype, 'hasPointerCapture', () => false)
  give(Element.prototype, 'setPointerCapture', () => undefined)
  give(Element.prototype, 'releasePointerCapture', () => undefined)
  give(Element.prototype, 'getAnimations', () => [])
  give(HTMLElement.prototype, 'showPopover', showPopover)
  give(HTMLElement.prototype, 'hidePopover', hidePopover)
  const view = document.defaultView ?? globalThis
  give(view, 'ResizeObserver', Observer)
  give(globalThis, 'ResizeObserver', Observer)
  give(globalThis, 'IntersectionObserver', Observer)
  give(view, 'matchMedia', (media: string) => ({
    media,
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
}
