type Speaker = (text: string) => void

const waiting: string[] = []
let speaker: Speaker | undefined
let wake: (() => void) | undefined

/**
 * Shows a success toast for 2.5 seconds (portal, states and transitions), even across navigation. The toast
 * code loads with the first message.
 */
export function showToast(text: string): void {
  if (speaker) {
    speaker(text)
    return
  }
  waiting.push(text)
  wake?.()
}

/** Registers a callback for the first toast before the toast code is loaded. */
export function onFirstToast(then: () => void): () => void {
  wake = then
  if (waiting.length > 0) then()
  return () => {
    wake = undefined
  }
}

/** Registers the toast API and shows the queued messages. */
export function registerToastHandler(next: Speaker): () => void {
  speaker = next
  for (const text of waiting.splice(0)) next(text)
  return () => {
    speaker = undefined
  }
}
