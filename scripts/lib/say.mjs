/** Plain lines for a person: no colours, no spinners, so that a log reads like a terminal. */
export const say = (line) => process.stdout.write(`${line}\n`)

/** One sentence and a way on, then out. */
export class Stop extends Error {
  constructor(sentence, code = 1) {
    super(sentence)
    this.exitCode = code
  }
}

/** Runs a script's main; a `Stop` prints its sentence, anything else is a fault of ours and prints its stack. */
export async function run(main) {
  try {
    await main()
  } catch (error) {
    if (error instanceof Stop) {
      process.stderr.write(`\n${error.message}\n`)
      process.exitCode = error.exitCode
      return
    }
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
    process.exitCode = 1
  }
}

export const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`
