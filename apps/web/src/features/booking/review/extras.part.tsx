export { Extras as default } from './extras.tsx'
