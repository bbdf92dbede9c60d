import { stripVTControlCharacters } from 'node:util'

/** Reads the numbers of passed and failed tests from the last lines of a runner. */
const readers = {
  // "Tests  12 passed | 1 failed (13)", with or without skipped ones
  vitest: (text) => ({
    passed: last(text, /Tests\s.*?(\d+) passed/g),
    failed: last(text, /Tests\s.*?(\d+) failed/g),
  }),
  // "ℹ pass 12" / "# pass 12"
  node: (text) => ({
    passed: last(text, /^(?:ℹ|#) pass (\d+)/gm),
    failed: last(text, /^(?:ℹ|#) fail (\d+)/gm),
  }),
  // "  12 passed (3.4s)"
  playwright: (text) => ({
    passed: last(text, /^\s+(\d+) passed/gm),
    failed: last(text, /^\s+(\d+) failed/gm),
    flaky: last(text, /^\s+(\d+) flaky/gm),
  }),
  plain: (text) => ({
    passed: last(text, /^(\d+) passed, \d+ failed/gm),
    failed: last(text, /^\d+ passed, (\d+) failed/gm),
  }),
}

const last = (text, pattern) => Number([...text.matchAll(pattern)].at(-1)?.[1] ?? 0)

/**
 * Returns the numbers of passed and failed tests of a step, and of those that passed only when repeated.
 * A run that fails without a failed test, or in which no test passes, counts as one failure. A program
 * that only has an exit code counts as one test.
 */
export function parseTestCounts({ runner, output, code }) {
  const {
    passed,
    failed,
    flaky = 0,
  } = runner === 'exit' ? { passed: 0, failed: 0 } : readers[runner](stripVTControlCharacters(output))
  if (code !== 0) return { passed, failed: Math.max(failed, 1), flaky }
  if (runner !== 'exit' && passed + flaky === 0) return { passed: 0, failed: 1, flaky }
  return { passed: Math.max(passed, 1), failed, flaky }
}
