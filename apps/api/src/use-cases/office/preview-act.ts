import { noticeContent } from '../../emails/notices/notice.ts'
import type { Language } from '../../ports/payment.ts'
import { PreviewEnded, type MoneyChange, type MoneyCommand } from './money-command.ts'

/** What an act would change, and what the family would read. */
type Preview = Omit<MoneyChange, 'notices'> & {
  readonly notices: readonly { readonly kind: string; readonly title: string; readonly text: string }[]
}

/** Runs an act of the office only to see what it would change. */
export async function previewAct(
  { operation, id, content }: Pick<MoneyCommand, 'operation' | 'id' | 'content'>,
  act: (command: MoneyCommand) => Promise<unknown>,
  language: Language,
): Promise<Preview> {
  try {
    await act({ operation, id, content, key: undefined, isPreview: true })
  } catch (error) {
    if (error instanceof PreviewEnded) {
      const { before, after, notices } = error.change
      const told = notices.map((notice) => ({ ...noticeContent(notice, language), kind: notice.kind }))
      return { before, after, notices: told }
    }
    throw error
  }
  throw new Error(`${operation} was carried out instead of previewed`)
}
