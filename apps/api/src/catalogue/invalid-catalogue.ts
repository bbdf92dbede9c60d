/** Thrown for a catalogue file with a mistake. */
export class InvalidCatalogueError extends Error {
  override readonly name = 'InvalidCatalogueError'

  constructor(file: string, problems: readonly string[]) {
    super(
      `The catalogue ${file} is not as it should be:\n${problems.map((each) => `  - ${each}`).join('\n')}`,
    )
  }
}
