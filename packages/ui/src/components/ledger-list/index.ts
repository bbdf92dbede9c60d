export { LedgerList, LedgerListSkeleton } from './ledger-list.tsx'
export type { LedgerEntry, LedgerListProps } from './ledger-list.tsx'
