/** Counted, never written down: a sentence with a number in it is wrong a year later. */
export const yearsOfService = (founded: number, year: number): number => Math.max(0, year - founded)
