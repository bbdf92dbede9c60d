import { deleteAccount as deleteAccountCall, downloadMyData } from '@sakina/api-client/wire/identity'
import { deleteAccount } from '../../use-cases/account/delete-account.ts'
import { exportMyData } from '../../use-cases/account/export-my-data.ts'
import { resultBody, successBody } from '../response-bodies.ts'
import { localize } from '../language.ts'
import { defineRoute, type Route } from '../route.ts'
import { portalSuccessMessages } from '../words/portal.ts'

export const accountRoutes: readonly Route[] = [
  defineRoute(downloadMyData, async ({ app, customer }) => resultBody(await exportMyData(app, customer))),

  defineRoute(deleteAccountCall, async ({ app, customer, body, language }) => {
    await deleteAccount(app, customer, body.password)
    return successBody({ message: localize(portalSuccessMessages.accountDeleted, language) })
  }),
]
