export { Checkbox } from './checkbox.tsx'
export type { CheckboxProps } from './checkbox.tsx'
export { CheckboxGroup } from './checkbox-group.tsx'
export type { CheckboxGroupOption, CheckboxGroupProps } from './checkbox-group.tsx'
