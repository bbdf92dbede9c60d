export { ContractCard, ContractCardSkeleton } from './contract-card.tsx'
export type { ContractCardContract, ContractCardProps, ContractCardRow } from './contract-card.tsx'
export type { CardAction as ContractCardAction } from '../../internal/card-action.tsx'
