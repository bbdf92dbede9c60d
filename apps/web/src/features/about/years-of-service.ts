/** Calculated, because a number written in a text is wrong a year later. */
export const yearsOfService = (founded: number, year: number): number => Math.max(0, year - founded)
