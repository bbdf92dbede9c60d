/** Calculated, because a number written into a text would be wrong a year later. */
export const yearsOfService = (founded: number, year: number): number => Math.max(0, year - founded)
