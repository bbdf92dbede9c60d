/// <reference types="node" />
const runs = Number(process.env['FC_RUNS'])

/**
 * How often each property is tested: FC_RUNS, or 200 (10,000 in the full run). `fc.assert(property,
 * propertyRuns)`.
 */
export const propertyRuns = { numRuns: Number.isInteger(runs) && runs > 0 ? runs : 200 }

/**
 * Test options with a longer timeout for ten thousand runs on a busy machine: `test('…', slowTestOptions,
 * () => …)`.
 */
export const slowTestOptions = { timeout: 120_000 }
