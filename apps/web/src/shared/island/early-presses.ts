/** Kept by boot.js from the first paint on, since nothing else of ours hears a press before the page is hydrated. */
declare global {
  interface Window {
    earlyPresses?: unknown
  }
}

export function pressedIn(frame: Element): readonly Element[] {
  const kept = globalThis.window?.earlyPresses
  return Array.isArray(kept)
    ? kept.filter((each): each is Element => each instanceof Element && frame.contains(each))
    : []
}
