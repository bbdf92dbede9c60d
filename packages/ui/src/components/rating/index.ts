export { Rating } from './rating.tsx'
export type { RatingProps } from './rating.tsx'
