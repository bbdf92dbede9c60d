/** The promises of docs/coverage.md: id, what is promised, its figure, and the tests that show it. */
export function promisesIn(source) {
  const section = /\n## Promises\n([\s\S]*?)(?=\n## |$)/.exec(source)?.[1] ?? ''
  return section
    .split('\n')
    .filter((line) => /^\|\s*R\d+\s*\|/.test(line))
    .map((line) => {
      const [id, promise, figure, proof] = line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim())
      const tests = [...proof.matchAll(/`([^`]+)`\s*›\s*([^;|]+)/g)].map(([, file, title]) => ({
        file,
        title: title.trim(),
      }))
      return { id, promise, figure, tests }
    })
}

/** What became of a test: its runs (a language, an engine, a device each) that passed and that did not. */
export const outcomeOf = ({ file, title }, results) => {
  const runs = results.filter((each) => each.file === file && each.title.includes(title))
  return { passed: runs.filter(({ ok }) => ok).length, failed: runs.filter(({ ok }) => !ok).length }
}
