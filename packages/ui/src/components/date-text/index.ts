export { DateText } from './date-text.tsx'
export type { DateTextProps } from './date-text.tsx'
export type { Moment } from '../../internal/moment-text.tsx'
