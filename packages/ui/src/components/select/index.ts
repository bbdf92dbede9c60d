export { Select, SelectGroup, SelectItem } from './select.tsx'
export type { SelectGroupProps, SelectItemProps, SelectProps } from './select.tsx'
export type { SelectOption, SelectOptionGroup } from '../../internal/options.ts'
