import { describeFormMessages } from '../../shared/testing/message-cases.tsx'
import { AddressForm } from './address-form.tsx'

describeFormMessages('an address', () => <AddressForm onSaved={() => undefined} />, 'address.save', [
  { says: 'validation.address.region' },
  { says: 'validation.address.neighborhood' },
  { says: 'validation.address.street' },
  { says: 'validation.address.buildingNumber' },
  {
    says: 'validation.address.unitNumber',
    typed: { 'kit.addAddressPopup.unit': '?' },
    at: 'kit.addAddressPopup.unit',
  },
  {
    says: 'validation.address.postalCode',
    typed: { 'kit.addAddressPopup.postalCode': '1224' },
    at: 'kit.addAddressPopup.postalCode',
  },
  {
    says: 'validation.address.additionalNumber',
    typed: { 'kit.addAddressPopup.additional': '12' },
    at: 'kit.addAddressPopup.additional',
  },
  {
    says: 'validation.address.shortAddress',
    typed: { 'kit.addAddressPopup.shortAddress': 'RR29' },
    at: 'kit.addAddressPopup.shortAddress',
  },
  {
    says: 'validation.address.buildingNumberDiffersFromShort',
    typed: {
      'kit.addAddressPopup.shortAddress': 'RRRD2929',
      'kit.addAddressPopup.building': '3141',
    },
    at: 'kit.addAddressPopup.building',
  },
  {
    says: 'validation.common.notALink',
    typed: { 'kit.addAddressPopup.mapLink': 'near the mosque' },
    at: 'kit.addAddressPopup.mapLink',
  },
])
