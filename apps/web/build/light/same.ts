export { same as default } from './copies.ts'
