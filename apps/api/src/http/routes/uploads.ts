import { createUpload } from '@sakina/api-client/wire/uploads'
import { admitUpload, storeUpload } from '../../use-cases/uploads/store-upload.ts'
import { defineRoute, type Route } from '../route.ts'

export const uploadRoutes: readonly Route[] = [
  defineRoute(
    createUpload,
    async ({ app, customer, body }) => {
      const upload = await storeUpload(app, customer, body)
      return { id: upload.id, name: body.purpose, type: upload.type, size: upload.size }
    },
    { admitUpload },
  ),
]
