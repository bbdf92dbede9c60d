import * as v from 'valibot'
import {
  booleanField,
  booleanUnlessFalseField,
  idFromRelationField,
  instantField,
  optionalIdField,
  optionalTextField,
  relationField,
  requiredTextField,
  textField,
} from '../fields.ts'

const account = {
  id: optionalIdField(),
  user_id: idFromRelationField(),
  name: textField(),
  user_name: textField(),
  login: textField(),
  email: optionalTextField(),
  phone: optionalTextField(),
  mobile: optionalTextField(),
  partner_id: idFromRelationField(),
}

export const registrationSchema = v.object(account)
export type WireRegistration = v.InferOutput<typeof registrationSchema>

export const sessionSchema = v.object({
  ...account,
  api_token: requiredTextField(),
  must_change_password: booleanField(),
  mobile_proved: booleanUnlessFalseField(),
  email_proved: booleanUnlessFalseField(),
  privacy_due: optionalTextField(),
  expires_at: instantField(),
})
export type WireSession = v.InferOutput<typeof sessionSchema>

export const signUpSessionSchema = v.object({ ...sessionSchema.entries, address_id: optionalIdField() })
export type WireSignUpSession = v.InferOutput<typeof signUpSessionSchema>

export const profileSchema = v.object({
  id: optionalIdField(),
  name: textField(),
  login: textField(),
  email: optionalTextField(),
  mobile: optionalTextField(),
  phone: optionalTextField(),
  contact_phone: optionalTextField(),
  id_card: optionalTextField(),
  country: relationField(),
  state: relationField(),
  city: optionalTextField(),
  street: optionalTextField(),
  number_building: optionalTextField(),
  number_apartment: optionalTextField(),
  neighborhood_id: relationField(),
  must_change_password: booleanField(),
  mobile_proved: booleanUnlessFalseField(),
  email_proved: booleanUnlessFalseField(),
  privacy_due: optionalTextField(),
})
export type WireProfile = v.InferOutput<typeof profileSchema>
