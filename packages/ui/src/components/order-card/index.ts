export { OrderCard, OrderCardSkeleton } from './order-card.tsx'
export type { OrderCardProps, OrderCardRow } from './order-card.tsx'
export type { OrderCardAction, OrderCardOrder, OrderCardVariant } from './variants.ts'
