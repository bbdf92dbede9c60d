export { DatePicker } from './date-picker.tsx'
export type { DatePickerProps } from './date-picker.tsx'
