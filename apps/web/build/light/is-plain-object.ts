export { isPlainObject as default } from './copies.ts'
