export { PersonName } from './person-name.tsx'
export type { PersonNameProps } from './person-name.tsx'
