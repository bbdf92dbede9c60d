export {
  parseAdditionalNumber,
  parseBuildingNumber,
  parsePostalCode,
  parseShortAddress,
  parseStreet,
  parseUnitNumber,
} from './national-address.ts'
export { addressTextFieldNames, addressTextsToSave, mapAddressTexts } from './address-texts.ts'
export type { AddressTextFieldName, AddressTextValues } from './address-texts.ts'
export { compareNearness, isReachedByVisits, nearnessOfBranch } from './nearness.ts'
export type { Nearness } from './nearness.ts'
export { isCompleteAddress } from './complete.ts'
export { isSameHouse } from './same-house.ts'
export { createPlaceSearch } from './place-search.ts'
export { postalCodeFitsRegion } from './postal-region.ts'
export { isMapLink } from './map-link.ts'
