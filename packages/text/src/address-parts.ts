// Commas, and the space after a building number, which stands before its street in either direction.
const SEPARATOR = /([,،]\s+|(?<=^\d+)\s+(?=\p{L}))/u

/**
 * The parts of an address and what separates them. Each part takes its own direction, because a
 * street may be written in the other script: without that, the whole line would run the wrong way.
 */
export const addressParts = (line: string): readonly { text: string; isSeparator: boolean }[] =>
  line
    .split(SEPARATOR)
    .map((text, index) => ({ text, isSeparator: index % 2 === 1 }))
    .filter(({ text }) => text !== '')
