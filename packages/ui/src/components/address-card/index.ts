export { AddressCard, AddressCardSkeleton } from './address-card.tsx'
export type { AddressCardAddress, AddressCardProps, AddressChoice } from './address-card.tsx'
