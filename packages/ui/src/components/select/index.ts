export { Select } from './select.tsx'
export type { SelectProps } from './select.tsx'
export type { SelectOption, SelectOptionGroup } from '../../internal/options.ts'
