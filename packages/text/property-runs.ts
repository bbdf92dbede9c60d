/// <reference types="node" />
const wanted = Number(process.env['FC_RUNS'])

/** How often each property is tried: FC_RUNS, or 1,000 (the full run sets 10,000). */
export const propertyRuns = { numRuns: Number.isInteger(wanted) && wanted > 0 ? wanted : 1000 }
