export { cloneDeep as default } from './copies.ts'
