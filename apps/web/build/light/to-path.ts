export { toPath as default } from './copies.ts'
