export { OrderCard, OrderCardSkeleton } from './order-card.tsx'
export type { OrderCardProps } from './order-card.tsx'
export type {
  OrderCardAction,
  OrderCardActionName,
  OrderCardActions,
  OrderCardOrder,
  OrderCardVariant,
} from './variants.ts'
