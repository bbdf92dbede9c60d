export { Link } from './link.tsx'
export type { LinkProps } from './link.tsx'
export type { SlotElement } from '../../internal/slot.ts'
