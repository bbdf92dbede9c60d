import { deleteAccount as deleteAccountCall, downloadMyData } from '@sakina/api-client/wire/identity'
import { deleteAccount } from '../../use-cases/account/delete-account.ts'
import { exportMyData } from '../../use-cases/account/export-my-data.ts'
import { localize } from '../language.ts'
import { defineRoute, type Route } from '../route.ts'
import { portalSuccessMessages } from '../words/portal.ts'

export const accountRoutes: readonly Route[] = [
  defineRoute(downloadMyData, async ({ app, customer }) => await exportMyData(app, customer)),

  defineRoute(deleteAccountCall, async ({ app, customer, body, language }) => {
    await deleteAccount(app, customer, body.password)
    return { message: localize(portalSuccessMessages.accountDeleted, language) }
  }),
]
