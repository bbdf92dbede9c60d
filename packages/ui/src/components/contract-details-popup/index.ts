export { ContractDetailsPopup } from './contract-details-popup.tsx'
export type { ContractDetailsPopupProps } from './contract-details-popup.tsx'
export { ContractDetails } from './contract-details.tsx'
export type { ContractDetailsContract, ContractDetailsProps } from './contract-details.tsx'
