export { Calendar } from './calendar.tsx'
export type { CalendarProps } from './calendar.tsx'
