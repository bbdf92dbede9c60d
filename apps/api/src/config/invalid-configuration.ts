/** Thrown for environment variables that do not make a valid configuration. */
export class InvalidConfigurationError extends Error {
  override readonly name = 'InvalidConfigurationError'
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(`The configuration is not valid:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`)
    this.problems = problems
  }
}
