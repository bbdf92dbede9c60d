export { AddressForm as default } from './address-form.tsx'
