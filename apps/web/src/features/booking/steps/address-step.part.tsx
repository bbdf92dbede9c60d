export { AddressStep as default } from './address-step.tsx'
