export { Count } from './count.tsx'
export type { CountProps } from './count.tsx'
export type { Plural } from '../../strings/types.ts'
