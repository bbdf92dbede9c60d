type Speaker = (text: string) => void

const waiting: string[] = []
let speaker: Speaker | undefined
let wake: (() => void) | undefined

/**
 * Says that something was done, for 2.5 seconds (portal, states and transitions), wherever the page goes meanwhile.
 * What speaks is fetched with the first word, so pages that say nothing carry none of it.
 */
export function say(text: string): void {
  if (speaker) {
    speaker(text)
    return
  }
  waiting.push(text)
  wake?.()
}

/** Called when something is said and nobody speaks yet. */
export function whenFirstSaid(then: () => void): () => void {
  wake = then
  if (waiting.length > 0) then()
  return () => {
    wake = undefined
  }
}

/** Takes over what was said so far, and all that follows. */
export function speakWith(next: Speaker): () => void {
  speaker = next
  for (const text of waiting.splice(0)) next(text)
  return () => {
    speaker = undefined
  }
}
