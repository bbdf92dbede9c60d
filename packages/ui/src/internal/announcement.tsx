'use client'
import { useEffect, useRef } from 'react'
import { registerLiveRegion } from './live-regions.ts'

/** How long a sentence stays in the page, so that it is not found by reading on. */
const SECONDS_UNTIL_REMOVAL = 5

let region: HTMLElement | undefined
let hasActed = false

const note = (): void => {
  hasActed = true
}

/** The one region of the page that says changes. It must exist before the first change. */
function announcer(): HTMLElement {
  if (region?.isConnected) return region
  hasActed = false
  for (const act of ['pointerdown', 'keydown', 'click', 'input']) document.addEventListener(act, note, true)
  region = document.createElement('div')
  region.dataset['announcer'] = ''
  region.className = 'sk:sr-only'
  region.setAttribute('aria-live', 'polite')
  registerLiveRegion(region)
  document.body.append(region)
  return region
}

/** Makes the region ready and listens for the first act of the customer. */
export function prepareAnnouncer(): void {
  announcer()
}

/** Says a sentence once, if the customer has acted. */
export function announce(text: string): void {
  if (text === '' || !hasActed) return
  const sentence = document.createElement('p')
  sentence.textContent = text
  announcer().append(sentence)
  setTimeout(() => sentence.remove(), SECONDS_UNTIL_REMOVAL * 1_000)
}

export interface AnnouncementProps {
  /**
   * What is said once it changes. Undefined says nothing and keeps the last text, for a value that loads;
   * an empty text says nothing either, and the next text is a change.
   */
  text: string | undefined
}

/**
 * Says a value to screen readers when it changes after the customer has acted: a price, a total, how many
 * were found. The value that a page opens with is not said, because it is read with the page.
 */
export function Announcement({ text }: AnnouncementProps): null {
  const last = useRef(text)
  useEffect(() => {
    prepareAnnouncer()
    if (text === undefined || text === last.current) return
    const isChange = last.current !== undefined
    last.current = text
    if (isChange) announce(text)
  }, [text])
  return null
}
