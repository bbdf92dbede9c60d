/** The reason why a tester failed, as a sentence in the report of the test. */
export class TesterError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'TesterError'
  }
}
