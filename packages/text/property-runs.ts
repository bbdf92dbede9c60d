/// <reference types="node" />
const wanted = Number(process.env['FC_RUNS'])

/** How often each property is tried: FC_RUNS, or 1,000 (the full run sets 10,000). `fc.assert(property, propertyRuns)`. */
export const propertyRuns = { numRuns: Number.isInteger(wanted) && wanted > 0 ? wanted : 1000 }

/** Ten thousand tries on a busy machine take their time: `test('…', slowly, () => …)`. */
export const slowly = { timeout: 120_000 }
