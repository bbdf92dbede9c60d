/** Why a tester could not do what it was asked; a test that fails says so in a sentence. */
export class TesterError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'TesterError'
  }
}
