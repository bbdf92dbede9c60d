export { Flag } from './flag.tsx'
export type { FlagProps } from './flag.tsx'
