import type { Invoice } from '@sakina/api-client/client'
import type { LocalDate } from '@sakina/domain/calendar'

/** Whether an unpaid invoice is past its due date. On the due date itself it is not yet overdue. */
export const isInvoiceOverdue = (
  { isPayable, dueDate }: Pick<Invoice, 'isPayable' | 'dueDate'>,
  today: LocalDate,
): boolean => isPayable && dueDate !== null && dueDate < today
