import type { LocalDate } from '../calendar/index.ts'

/** Whether an unpaid invoice is past its due date. On the due date itself it is not yet. */
export const isInvoicePastDue = (
  { isPayable, dueDate }: { readonly isPayable: boolean; readonly dueDate: LocalDate | null },
  today: LocalDate,
): boolean => isPayable && dueDate !== null && dueDate < today
