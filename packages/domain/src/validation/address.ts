import { object } from 'yup'
import {
  parseAdditionalNumber,
  parseBuildingNumber,
  parsePostalCode,
  parseShortAddress,
  parseStreet,
  parseUnitNumber,
} from '../address/index.ts'
import { textLimits } from '../vocabulary/index.ts'
import {
  httpsLink,
  singleLineField,
  multilineField,
  mapParsedValue,
  recordIdField,
  textFieldByRule,
  optionalCheckbox,
} from './fields.ts'
import { emailField, mobileField } from './person.ts'
import { fieldProblem } from './problem.ts'

/** The fields of the National Address; each form decides which are required. */
export const addressFieldSchemas = {
  regionId: recordIdField(),
  cityId: recordIdField(),
  neighborhoodId: recordIdField(),
  buildingNumber: textFieldByRule(parseBuildingNumber, {
    'address.building_number': 'validation.address.buildingNumber',
  }),
  unitNumber: textFieldByRule(parseUnitNumber, { 'address.unit_number': 'validation.address.unitNumber' }),
  street: textFieldByRule(parseStreet, { 'address.street': 'validation.address.street' }),
  postalCode: textFieldByRule(parsePostalCode, { 'address.postal_code': 'validation.address.postalCode' }),
  additionalNumber: textFieldByRule(parseAdditionalNumber, {
    'address.additional_number': 'validation.address.additionalNumber',
  }),
  shortAddress: textFieldByRule(
    mapParsedValue(parseShortAddress, ({ code }) => code),
    { 'address.short_address': 'validation.address.shortAddress' },
  ),
}

/**
 * The schema of the form that adds or changes an address, in the portal or inside a booking. The unit is
 * optional, because a villa has none.
 */
export const addressSchema = object({
  ...addressFieldSchemas,
  regionId: addressFieldSchemas.regionId.required(fieldProblem('validation.address.region')),
  neighborhoodId: addressFieldSchemas.neighborhoodId.required(
    fieldProblem('validation.address.neighborhood'),
  ),
  buildingNumber: addressFieldSchemas.buildingNumber.required(
    fieldProblem('validation.address.buildingNumber'),
  ),
  street: addressFieldSchemas.street.required(fieldProblem('validation.address.street')),
  name: singleLineField(textLimits.addressName),
  phone: mobileField(),
  email: emailField(),
  note: multilineField(textLimits.addressNote),
  mapLink: httpsLink(textLimits.mapLink),
  isMain: optionalCheckbox(),
})
