export { TroublePanel as default } from './trouble.tsx'
