export { NationalityCard, NationalityCardSkeleton } from './nationality-card.tsx'
export type {
  NationalityCardNationality,
  NationalityCardPrice,
  NationalityCardProps,
} from './nationality-card.tsx'
