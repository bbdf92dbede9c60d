export { Table } from './table.tsx'
export type { TableColumn, TableProps, TableSort } from './types.ts'
