import { object } from 'yup'
import {
  readAdditionalNumber,
  readBuildingNumber,
  readPostalCode,
  readShortAddress,
  readStreet,
  readUnitNumber,
} from '../address/index.ts'
import { textLimits } from '../vocabulary/index.ts'
import { httpsLink, line, lines, parseAndPick, recordId, textByRule, optionalCheckbox } from './fields.ts'
import { email, mobile } from './person.ts'
import { problem } from './problem.ts'

/** The National Address; what is required is for the form to say. */
export const addressFields = {
  regionId: recordId(),
  cityId: recordId(),
  neighborhoodId: recordId(),
  buildingNumber: textByRule(readBuildingNumber, {
    'address.building_number': 'validation.address.buildingNumber',
  }),
  unitNumber: textByRule(readUnitNumber, { 'address.unit_number': 'validation.address.unitNumber' }),
  street: textByRule(readStreet, { 'address.street': 'validation.address.street' }),
  postalCode: textByRule(readPostalCode, { 'address.postal_code': 'validation.address.postalCode' }),
  additionalNumber: textByRule(readAdditionalNumber, {
    'address.additional_number': 'validation.address.additionalNumber',
  }),
  shortAddress: textByRule(
    parseAndPick(readShortAddress, ({ code }) => code),
    { 'address.short_address': 'validation.address.shortAddress' },
  ),
}

/** Adding or changing an address, in the portal or inside a booking. */
export const addressSchema = object({
  ...addressFields,
  regionId: addressFields.regionId.required(problem('validation.address.region')),
  neighborhoodId: addressFields.neighborhoodId.required(problem('validation.address.neighborhood')),
  buildingNumber: addressFields.buildingNumber.required(problem('validation.address.buildingNumber')),
  unitNumber: addressFields.unitNumber.required(problem('validation.address.unitNumber')),
  street: addressFields.street.required(problem('validation.address.street')),
  name: line(textLimits.addressName),
  phone: mobile(),
  email: email(),
  note: lines(textLimits.addressNote),
  mapLink: httpsLink(textLimits.mapLink),
  isMain: optionalCheckbox(),
})

/** Where a worker is to come to: enough to find the house; a villa has no unit. */
export const homeSchema = addressSchema.shape({ unitNumber: addressFields.unitNumber })
