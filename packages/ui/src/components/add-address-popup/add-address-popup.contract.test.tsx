import { expect, test } from 'vitest'
import { testComponentContract, renderToHtml } from '../../story-kit/contract/index.ts'
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

testComponentContract<AddressFieldsProps>('AddressFields', {
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

test('every field of the address popup has a control with its id, apart from the checkbox for the main address', () => {
  const html = renderToHtml(
    'ar',
    <AddressFields
      values={nothing}
      onValueChange={() => {}}
      countTo={300}
      regions={none}
      cities={none}
      neighborhoods={none}
      fieldId={(field) => `of-${field}`}
    />,
  )
  const { isMain: _tick, ...fields } = nothing
  for (const field of Object.keys(fields)) expect(html).toContain(`id="of-${field}"`)
})
