const LRI = '\u2066'
const RLI = '\u2067'
const FSI = '\u2068'
const PDI = '\u2069'
const CONTROLS = /[\u202A-\u202E\u2066-\u2069]/
const ALL_CONTROLS = /[\u202A-\u202E\u2066-\u2069]/g

/**
 * Whether a text contains an embedding, an override or an isolate. They can disguise what is shown,
 * so such a text of a customer is refused.
 */
export const hasBidiControls = (text: string): boolean => CONTROLS.test(text)

/** Removes all direction control characters from a text. */
export const stripBidiControls = (text: string): string => text.replace(ALL_CONTROLS, '')

const isolatesAreBalanced = (text: string): boolean => {
  let depth = 0
  for (const character of text) {
    if (character === LRI || character === RLI || character === FSI) depth += 1
    if (character === PDI) depth -= 1
    if (depth < 0) return false
  }
  return depth === 0
}

// A stray PDI would close the wrapper early, so unbalanced controls are removed from the content.
const wrap = (opening: string, text: string): string =>
  `${opening}${isolatesAreBalanced(text) ? text : stripBidiControls(text)}${PDI}`

/** Isolates text of unknown direction (a name, an address) from the sentence around it. */
export const isolate = (text: string): string => wrap(FSI, text)

/** Isolates text that always runs left to right: phone numbers, IBANs, codes, prices. */
export const isolateLtr = (text: string): string => wrap(LRI, text)

/** Isolates text that always runs right to left. */
export const isolateRtl = (text: string): string => wrap(RLI, text)
