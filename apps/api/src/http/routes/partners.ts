import { createAddress, deleteAddress, getPartner, updateAddress } from '@sakina/api-client/wire/partners'
import { Failure } from '../../failures/failure.ts'
import { createMyAddress, removeMyAddress, updateMyAddress } from '../../use-cases/addresses/addresses.ts'
import { readAccount } from '../../use-cases/identity/read-account.ts'
import { localize } from '../language.ts'
import { defineRoute, type Route } from '../route.ts'
import { toPartner } from '../shapes/customer.ts'
import { successMessages } from '../words/success.ts'

export const partnerRoutes: readonly Route[] = [
  defineRoute(createAddress, async ({ app, customer, body, idempotencyKey }) =>
    createMyAddress(app, customer, body, idempotencyKey),
  ),

  defineRoute(updateAddress, async ({ app, customer, params, body }) =>
    updateMyAddress(app, customer, params.id, body),
  ),

  defineRoute(deleteAddress, async ({ app, customer, params, language }) => {
    await removeMyAddress(app, customer, params.id)
    return { message: localize(successMessages.addressRemoved, language) }
  }),

  defineRoute(getPartner, async ({ app, customer, params, language }) => {
    if (params.partnerId !== customer.id) throw new Failure('forbidden')
    const [account, catalogue] = await Promise.all([readAccount(app, customer.id), app.catalogue.read()])
    if (account === undefined) throw new Failure('not_found')
    return toPartner(account.customer, account.addresses, catalogue, language)
  }),
]
