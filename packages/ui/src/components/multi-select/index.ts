export { MultiSelect } from './multi-select.tsx'
export type { MultiSelectProps } from './multi-select.tsx'
export type { ComboboxOption } from '../combobox/combobox-option.ts'
