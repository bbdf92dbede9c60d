// `pnpm proof [R6 R7 ...]`: runs the tests behind each promise of docs/coverage.md and prints promise, figure, outcome and command.
import { readFileSync } from 'node:fs'

import { inRoot } from './lib/root.mjs'
import { Stop, run, say } from './lib/say.mjs'
import { resultsOf } from './proof/runners.mjs'
import { outcomeOf, promisesIn } from './proof/table.mjs'

await run(async () => {
  const asked = process.argv.slice(2)
  const all = promisesIn(readFileSync(inRoot('docs/coverage.md'), 'utf8'))
  const unknown = asked.filter((id) => !all.some((each) => each.id === id))
  if (unknown.length > 0) throw new Stop(`There is no promise ${unknown.join(', ')}.`, 2)
  const promises = asked.length === 0 ? all : all.filter(({ id }) => asked.includes(id))
  const results = await resultsOf(promises.flatMap(({ tests }) => tests))
  let kept = 0
  for (const { id, promise, figure, tests } of promises) {
    const outcomes = tests.map((test) => ({ ...test, ...outcomeOf(test, results) }))
    const broken = outcomes.filter(({ passed, failed }) => failed > 0 || passed === 0)
    const runs = outcomes.reduce((sum, { passed }) => sum + passed, 0)
    if (broken.length === 0) kept += 1
    say(
      `${broken.length === 0 ? 'kept  ' : 'BROKEN'} ${id.padEnd(4)} ${promise}: ${figure} (${runs} tests; pnpm proof ${id})`,
    )
    for (const { file, title, failed } of broken)
      say(`         ${failed > 0 ? 'failed' : 'did not run'}: ${file} › ${title}`)
  }
  say(`${kept} passed, ${promises.length - kept} failed`)
  if (kept < promises.length) process.exitCode = 1
})
