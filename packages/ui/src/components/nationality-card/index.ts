export { NationalityCard, NationalityCardSkeleton } from './nationality-card.tsx'
export type { NationalityCardNationality, NationalityCardProps } from './nationality-card.tsx'
