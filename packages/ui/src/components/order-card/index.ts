export { OrderCard, OrderCardSkeleton } from './order-card.tsx'
export type { OrderCardProps, OrderRowContent } from './order-card.tsx'
export type { OrderCardAction, OrderCardOrder, OrderCardVariant } from './variants.ts'
