/// <reference types="node" />
const runs = Number(process.env['FC_RUNS'])

/**
 * How often each property is tested: FC_RUNS, or 1,000 (10,000 in the full run). Use it as
 * `fc.assert(property, propertyTestOptions)`.
 */
export const propertyTestOptions = { numRuns: Number.isInteger(runs) && runs > 0 ? runs : 1000 }

/**
 * Test options with a longer timeout for ten thousand runs on a busy machine: `test('…', slowTestOptions,
 * () => …)`.
 */
export const slowTestOptions = { timeout: 120_000 }
