/** Prints a plain line without colours or spinners, so that a log file reads like a terminal. */
export const printLine = (line) => process.stdout.write(`${line}\n`)

/** An error that ends the program with one sentence, which names a solution. */
export class ScriptError extends Error {
  constructor(sentence, code = 1) {
    super(sentence)
    this.exitCode = code
  }
}

/**
 * Runs the main function of a script. A `ScriptError` prints its sentence; any other error is a bug and prints its
 * stack.
 */
export async function runScript(main) {
  try {
    await main()
  } catch (error) {
    if (error instanceof ScriptError) {
      process.stderr.write(`\n${error.message}\n`)
      process.exitCode = error.exitCode
      return
    }
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
    process.exitCode = 1
  }
}

export const secondsSince = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`
