export { Combobox } from './combobox.tsx'
export type { ComboboxProps } from './combobox.tsx'
export type { ComboboxOption } from './combobox-option.ts'
