export {
  readAdditionalNumber,
  readBuildingNumber,
  readPostalCode,
  readShortAddress,
  readStreet,
  readUnitNumber,
} from './national-address.ts'
export type { AddressRefusal, ShortAddress } from './national-address.ts'
export { placeSearch } from './place-search.ts'
export { postalCodeFitsRegion, regionsOfPostalCode } from './postal-region.ts'
