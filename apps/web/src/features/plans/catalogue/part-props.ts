import type { Filters } from './filters.ts'

export type CompareProps = {
  ids: readonly number[]
  onRemove: (id: number) => void
  onClose: () => void
}
export type OffersProps = { filters: Filters; onClose: () => void }
