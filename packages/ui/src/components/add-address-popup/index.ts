export { AddAddressPopup } from './add-address-popup.tsx'
export type { AddAddressPopupProps } from './add-address-popup.tsx'
export { AddressFields } from './address-fields.tsx'
export type {
  AddressErrors,
  AddressField,
  AddressFieldsProps,
  AddressValues,
  PlaceChoices,
} from './address-fields.tsx'
