export { VoucherCard, VoucherCardSkeleton } from './voucher-card.tsx'
export type { VoucherCardProps, VoucherCardVoucher } from './voucher-card.tsx'
