import { defineConfig } from 'vitest/config'

// Runs each property less often: there are hundreds of mutants, and the example tests catch nearly
// all of them.
export default defineConfig({
  test: {
    environment: 'node',
    include: [`src/${process.env['MUTATED']}/**/*.test.ts`],
    env: { FC_RUNS: '50' },
  },
})
