import { messageCases } from '../../shared/testing/message-cases.tsx'
import { AddressForm } from './address-form.tsx'

messageCases('an address', () => <AddressForm onSaved={() => undefined} />, 'address.save', [
  { says: 'validation.address.region' },
  { says: 'validation.address.neighborhood' },
  { says: 'validation.address.street' },
  { says: 'validation.address.buildingNumber' },
  { says: 'validation.address.unitNumber' },
])
