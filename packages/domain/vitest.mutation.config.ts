import { defineConfig } from 'vitest/config'

// Fewer runs of each property: hundreds of changed programs are tried, and the examples catch nearly all of them.
export default defineConfig({
  test: {
    environment: 'node',
    include: [`src/${process.env['MUTATED']}/**/*.test.ts`],
    env: { FC_RUNS: '50' },
  },
})
