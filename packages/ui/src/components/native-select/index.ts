export { NativeSelect } from './native-select.tsx'
export type { NativeSelectProps } from './native-select.tsx'
export type { Option, OptionGroup } from '../../internal/options.ts'
