import { PreviewEnded, type MoneyChange, type MoneyCommand } from './money-command.ts'

/** Runs an act of the office on money only to see what it would change. */
export async function previewAct(
  { operation, id, content }: Pick<MoneyCommand, 'operation' | 'id' | 'content'>,
  act: (command: MoneyCommand) => Promise<unknown>,
): Promise<MoneyChange> {
  try {
    await act({ operation, id, content, key: undefined, isPreview: true })
  } catch (error) {
    if (error instanceof PreviewEnded) return error.change
    throw error
  }
  throw new Error(`${operation} was carried out instead of previewed`)
}
