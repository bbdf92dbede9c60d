export * from './generated/names.ts'
export { checkBrand } from './check-brand.ts'
export type { BrandColors, BrandFault } from './check-brand.ts'
export { contrast } from './contrast.ts'
