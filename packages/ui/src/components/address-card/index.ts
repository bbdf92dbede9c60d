export { AddressCard, AddressCardSkeleton } from './address-card.tsx'
export type { AddressCardAddress, AddressCardProps, AddressCardRadio } from './address-card.tsx'
export { AddressText } from './address-text.tsx'
