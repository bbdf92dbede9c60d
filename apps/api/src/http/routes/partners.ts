import { createAddress, deleteAddress, getPartner, updateAddress } from '@sakina/api-client/wire/partners'
import { Failure } from '../../failures/failure.ts'
import { createAddressFor, removeAddressOf, updateAddressOf } from '../../use-cases/addresses/addresses.ts'
import { readAccount } from '../../use-cases/identity/read-account.ts'
import { result, success } from '../answers.ts'
import { localize } from '../language.ts'
import { route, type Route } from '../route.ts'
import { toWirePartner } from '../shapes/customer.ts'
import { doneMessages } from '../words/done.ts'

export const partnerRoutes: readonly Route[] = [
  route(createAddress, async ({ app, customer, body, idempotencyKey }) =>
    result(await createAddressFor(app, customer, body, idempotencyKey)),
  ),

  route(updateAddress, async ({ app, customer, params, body }) =>
    result(await updateAddressOf(app, customer, params.id, body)),
  ),

  route(deleteAddress, async ({ app, customer, params, language }) => {
    await removeAddressOf(app, customer, params.id)
    return success({ message: localize(doneMessages.addressRemoved, language) })
  }),

  route(getPartner, async ({ app, customer, params, language }) => {
    if (params.partnerId !== customer.id) throw new Failure('forbidden')
    const [account, catalogue] = await Promise.all([readAccount(app, customer.id), app.catalogue.read()])
    if (account === undefined) throw new Failure('not_found')
    return success({ partner: toWirePartner(account.customer, account.addresses, catalogue, language) })
  }),
]
