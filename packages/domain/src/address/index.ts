export {
  readAdditionalNumber,
  readBuildingNumber,
  readPostalCode,
  readShortAddress,
  readStreet,
  readUnitNumber,
} from './national-address.ts'
export { addressRequest, addressTextFields, signUpAddressRequest } from './address-request.ts'
export type { AddressTextField, AddressTexts } from './address-request.ts'
export { compareNearness, nearnessOf } from './nearness.ts'
export type { Nearness } from './nearness.ts'
export { isCompleteAddress } from './complete.ts'
export { isSameHouse } from './same-house.ts'
export { placeSearch } from './place-search.ts'
export { postalCodeFitsRegion } from './postal-region.ts'
