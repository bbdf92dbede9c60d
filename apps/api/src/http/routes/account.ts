import { deleteAccount as deleteAccountCall, downloadMyData } from '@sakina/api-client/wire/identity'
import { deleteAccount } from '../../use-cases/account/delete-account.ts'
import { exportMyData } from '../../use-cases/account/export-my-data.ts'
import { result, success } from '../answers.ts'
import { localize } from '../language.ts'
import { route, type Route } from '../route.ts'
import { portalMessages } from '../words/portal.ts'

export const accountRoutes: readonly Route[] = [
  route(downloadMyData, async ({ app, customer }) => result(await exportMyData(app, customer))),

  route(deleteAccountCall, async ({ app, customer, body, language }) => {
    await deleteAccount(app, customer, body.password)
    return success({ message: localize(portalMessages.accountDeleted, language) })
  }),
]
