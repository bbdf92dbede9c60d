export { TimeText } from './time-text.tsx'
export type { TimeTextProps } from './time-text.tsx'
