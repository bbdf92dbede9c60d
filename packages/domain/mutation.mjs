import { Stryker } from '@stryker-mutator/core'

// Mutation tests of the rules about money and time: the mutants of each folder run against the
// tests of that folder only. stryker.config.json leaves every tsconfig out of the copy under test,
// because Stryker would rewrite it with an API that TypeScript 7 no longer has; vitest finds the
// package's own tsconfig.
const RULES = ['money', 'pricing', 'policies', 'wallet', 'schedule']
const AT_LEAST = 90

const say = (text) => process.stdout.write(`${text}\n`)

async function mutate(folder) {
  process.env.MUTATED = folder
  const mutants = await new Stryker({
    mutate: [`src/${folder}/**/*.ts`, '!src/**/*.test.ts'],
  }).runMutationTest()
  const count = (...statuses) => mutants.filter(({ status }) => statuses.includes(status)).length
  const killed = count('Killed', 'Timeout')
  const survived = count('Survived', 'NoCoverage')
  return { folder, killed, survived, percent: (100 * killed) / (killed + survived) }
}

const requestedFolders = process.argv.slice(2)
const unknown = requestedFolders.filter((folder) => !RULES.includes(folder))
if (unknown.length > 0) {
  say(`Unknown: ${unknown.join(', ')}. Choose among: ${RULES.join(', ')}.`)
  process.exit(2)
}

const scores = []
for (const folder of requestedFolders.length > 0 ? requestedFolders : RULES) scores.push(await mutate(folder))

say('')
for (const { folder, killed, survived, percent } of scores) {
  const enough = percent >= AT_LEAST ? '' : `  less than ${AT_LEAST} %`
  say(`${folder.padEnd(10)} ${killed} killed, ${survived} survived: ${percent.toFixed(2)} %${enough}`)
}
process.exitCode = scores.every(({ percent }) => percent >= AT_LEAST) ? 0 : 1
