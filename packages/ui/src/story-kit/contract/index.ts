export { contract, renderIn } from './contract.tsx'
