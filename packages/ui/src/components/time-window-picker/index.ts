export { TimeWindowPicker } from './time-window-picker.tsx'
export type { TimeWindow, TimeWindowPickerProps } from './time-window-picker.tsx'
