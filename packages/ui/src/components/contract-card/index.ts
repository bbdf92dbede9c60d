export { ContractCard, ContractCardSkeleton } from './contract-card.tsx'
export type { ContractCardContract, ContractCardProps, ContractRowContent } from './contract-card.tsx'
export type { CardAction as ContractCardAction } from '../../internal/card-action.tsx'
