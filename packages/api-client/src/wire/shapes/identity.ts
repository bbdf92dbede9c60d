import * as v from 'valibot'
import {
  flag,
  flagUnlessDenied,
  idOnly,
  moment,
  optionalId,
  optionalText,
  relation,
  requiredText,
  text,
} from '../fields.ts'

const account = {
  id: optionalId(),
  user_id: idOnly(),
  name: text(),
  user_name: text(),
  login: text(),
  email: optionalText(),
  phone: optionalText(),
  mobile: optionalText(),
  partner_id: idOnly(),
}

export const registeredSchema = v.object(account)
export type WireRegistered = v.InferOutput<typeof registeredSchema>

export const sessionSchema = v.object({
  ...account,
  api_token: requiredText(),
  must_change_password: flag(),
  mobile_proved: flagUnlessDenied(),
  expires_at: moment(),
})
export type WireSession = v.InferOutput<typeof sessionSchema>

export const signedUpSchema = v.object({ ...sessionSchema.entries, address_id: optionalId() })
export type WireSignedUp = v.InferOutput<typeof signedUpSchema>

export const profileSchema = v.object({
  id: optionalId(),
  name: text(),
  login: text(),
  email: optionalText(),
  mobile: optionalText(),
  phone: optionalText(),
  id_card: optionalText(),
  country: relation(),
  state: relation(),
  city: optionalText(),
  street: optionalText(),
  number_building: optionalText(),
  number_apartment: optionalText(),
  neighborhood_id: relation(),
  must_change_password: flag(),
  mobile_proved: flagUnlessDenied(),
})
export type WireProfile = v.InferOutput<typeof profileSchema>
