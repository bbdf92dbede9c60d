/** A reporter for node:test that writes one line of JSON for each test, with the titles of its suites. */
export default async function* jsonLinesReporter(source) {
  const titles = []
  for await (const { type, data } of source) {
    if (type === 'test:start') titles.splice(data.nesting, titles.length, data.name)
    if ((type !== 'test:pass' && type !== 'test:fail') || data.details?.type === 'suite') continue
    const ended = type === 'test:pass' ? 'passed' : 'failed'
    const title = [...titles.slice(0, data.nesting), data.name].join(' ')
    const status = data.skip === undefined ? ended : 'skipped'
    const { duration_ms: milliseconds, error } = data.details
    const message = error?.cause?.message ?? error?.message
    yield `${JSON.stringify({ file: data.file, title, status, milliseconds, message })}\n`
  }
}
