import { Stryker } from '@stryker-mutator/core'

// The rules about money and time. Each folder's changed programs are tried on that folder's own tests alone.
const RULES = ['money', 'pricing', 'policies', 'wallet', 'schedule']
const AT_LEAST = 90

const asked = process.argv.slice(2)
const unknown = asked.filter((folder) => !RULES.includes(folder))
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. Choose among: ${RULES.join(', ')}.`)
  process.exit(2)
}

async function mutate(folder) {
  process.env.MUTATED = folder
  const stryker = new Stryker({
    mutate: [`src/${folder}/**/*.ts`, '!src/**/*.test.ts'],
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'vitest.mutation.config.ts' },
    coverageAnalysis: 'perTest',
    concurrency: 2,
    timeoutMS: 10_000,
    // Stryker rewrites a tsconfig with a TypeScript API that TypeScript 7 no longer has; without one, vitest finds the
    // package's own above the copy.
    ignorePatterns: ['tsconfig*.json', 'dist', 'coverage', 'reports'],
    tempDirName: '.cache/stryker',
    reporters: ['clear-text'],
    clearTextReporter: { allowColor: false, allowEmojis: false, reportTests: false, reportScoreTable: false },
    logLevel: 'error',
    thresholds: { high: 95, low: AT_LEAST, break: null },
  })
  const mutants = await stryker.runMutationTest()
  const count = (...statuses) => mutants.filter(({ status }) => statuses.includes(status)).length
  const killed = count('Killed', 'Timeout')
  const survived = count('Survived', 'NoCoverage')
  return { folder, killed, survived, 'killed %': Number(((100 * killed) / (killed + survived)).toFixed(2)) }
}

const scores = []
for (const folder of asked.length > 0 ? asked : RULES) scores.push(await mutate(folder))

console.table(scores)
const weak = scores.filter((score) => !(score['killed %'] >= AT_LEAST))
for (const { folder } of weak) console.error(`${folder}: less than ${AT_LEAST} % of the mutants were killed.`)
process.exitCode = weak.length > 0 ? 1 : 0
