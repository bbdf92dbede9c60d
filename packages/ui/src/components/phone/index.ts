export { Phone } from './phone.tsx'
export type { PhoneProps } from './phone.tsx'
