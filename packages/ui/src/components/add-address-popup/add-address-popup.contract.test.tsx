import { contract } from '../../story-kit/contract/index.ts'
import { AddressFields } from './index.ts'
import type { AddressFieldsProps } from './index.ts'

const nothing = {
  shortAddress: '',
  regionId: '',
  cityId: '',
  neighborhoodId: '',
  street: '',
  buildingNumber: '',
  unitNumber: '',
  postalCode: '',
  additionalNumber: '',
  note: '',
  mapLink: '',
  isMain: false,
}
const none = { options: [] }

contract<AddressFieldsProps>('AddressFields', {
  render: (props) => (
    <AddressFields
      values={nothing}
      onValueChange={() => {}}
      countTo={300}
      regions={none}
      cities={none}
      neighborhoods={none}
      {...props}
    />
  ),
  needsProvider: true,
})
