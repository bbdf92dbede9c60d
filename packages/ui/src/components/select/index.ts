export { Select } from './select.tsx'
export type { SelectProps } from './select.tsx'
export type { Option, OptionGroup } from '../../internal/options.ts'
