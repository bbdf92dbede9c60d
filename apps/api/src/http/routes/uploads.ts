import { createUpload } from '@sakina/api-client/wire/uploads'
import { storeUpload } from '../../use-cases/uploads/store-upload.ts'
import { resultBody } from '../response-bodies.ts'
import { defineRoute, type Route } from '../route.ts'

export const uploadRoutes: readonly Route[] = [
  defineRoute(createUpload, async ({ app, customer, body }) => {
    const content = new Uint8Array(await body.file.arrayBuffer())
    const upload = await storeUpload(app, customer, { purpose: body.purpose, content })
    return resultBody({ id: upload.id, name: body.purpose, type: upload.type, size: upload.size })
  }),
]
