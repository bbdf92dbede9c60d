export { contract, renderIn } from './contract.tsx'
export type { Contract } from './contract.tsx'
