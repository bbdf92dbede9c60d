export { clone as default } from './copies.ts'
