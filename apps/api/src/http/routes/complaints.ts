import type { ComplaintState } from '@sakina/domain/vocabulary'
import {
  createComplaint,
  getComplaintPicture,
  listComplaints,
  listOnHoldComplaints,
  listOpenComplaints,
  replyToComplaint,
} from '@sakina/api-client/wire/complaints'
import { insertPolicyTexts, policyTexts } from '@sakina/domain/policies'
import type { Application } from '../../application.ts'
import {
  fileComplaint,
  listMyComplaints,
  readComplaintPicture,
  replyToMyComplaint,
} from '../../use-cases/complaints/complaints.ts'
import type { SignedInCustomer } from '../../use-cases/identity/signed-in-customer.ts'
import { localize, type Language } from '../language.ts'
import { defineRoute, type Route } from '../route.ts'
import { toComplaint } from '../shapes/request.ts'
import { readPresentationContext } from '../presentation-context.ts'
import { portalSuccessMessages } from '../words/portal.ts'

type ListCall = {
  readonly app: Application
  readonly customer: SignedInCustomer
  readonly query: { readonly partner_id?: string | undefined }
  readonly language: Language
}

async function listed({ app, customer, query, language }: ListCall, state?: ComplaintState) {
  const views = await listMyComplaints(app, customer, {
    partnerId: query.partner_id,
    ...(state !== undefined && { state }),
  })
  const context = await readPresentationContext(app, language)
  return views.map((view) => toComplaint(view, context))
}

export const complaintRoutes: readonly Route[] = [
  defineRoute(listComplaints, (call) => listed(call)),
  defineRoute(listOpenComplaints, (call) => listed(call, 'open')),
  defineRoute(listOnHoldComplaints, (call) => listed(call, 'on_hold')),

  defineRoute(createComplaint, async ({ app, customer, body, idempotencyKey, language }) => {
    const { id, number } = await fileComplaint(app, customer, body, idempotencyKey)
    const { policies, loyalty } = app.config
    const message = insertPolicyTexts(
      localize(portalSuccessMessages.complaintSent, language),
      policyTexts(policies, loyalty, language),
    )
    return { id, number, message, isGranted: false, fee: null, refund: null }
  }),

  defineRoute(replyToComplaint, async ({ app, customer, params, body, idempotencyKey, language }) => {
    const view = await replyToMyComplaint(app, customer, { ...body, ...params }, idempotencyKey)
    return toComplaint(view, await readPresentationContext(app, language))
  }),

  defineRoute(getComplaintPicture, async ({ app, customer, params }) => {
    const { id, mediaType, content } = await readComplaintPicture(app, customer, params.id)
    return { id, type: mediaType, content: content.toString('base64') }
  }),
]
