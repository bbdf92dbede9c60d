/** Whether an assertion of a guard held; `said` is its figure, or the reason of its failure. */
export type Verdict = { readonly what: string; readonly ok: boolean; readonly said: string }

/** Prints the failed assertions, and the summary line that runners add up. */
export function printVerdicts(verdicts: readonly Verdict[]): void {
  for (const { what, said } of verdicts.filter(({ ok }) => !ok)) console.log(`FAILED ${what}: ${said}`)
  const failed = verdicts.filter(({ ok }) => !ok).length
  if (failed > 0) process.exitCode = 1
  console.log(`${verdicts.length - failed} passed, ${failed} failed`)
}
