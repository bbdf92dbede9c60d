export { Code } from './code.tsx'
export type { CodeProps } from './code.tsx'
