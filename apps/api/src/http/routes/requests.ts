import {
  createCancellation,
  createReplacement,
  createSuspension,
  listMyRequests,
  withdrawRequest,
} from '@sakina/api-client/wire/requests'
import { moneyFromWire } from '@sakina/domain/money'
import type { Bilingual } from '../../db/schema/columns.ts'
import { parseRefundContact } from '../../use-cases/requests/return-contact.ts'
import { submitContractRequest, type SubmitRequestResponse } from '../../use-cases/requests/submit-request.ts'
import { listMyContractRequests } from '../../use-cases/requests/request-views.ts'
import { withdrawMyRequest } from '../../use-cases/requests/withdraw-request.ts'
import { resultBody, resultPageBody, successBody } from '../response-bodies.ts'
import { localize, type Language } from '../language.ts'
import { defineRoute, type Route } from '../route.ts'
import { toWireCustomerRequest } from '../shapes/request.ts'
import { readPresentationContext } from '../presentation-context.ts'
import { optionalHalalasToSar } from '../wire-money.ts'
import { portalSuccessMessages } from '../words/portal.ts'

/** The response that the portal's specification asks for: `result.status` “success” and `result.message`. */
const taken = (request: SubmitRequestResponse, words: Bilingual, language: Language) => {
  const { id, number, granted } = request
  const message = localize(words, language)
  const fee = optionalHalalasToSar(request.fee ?? null)
  const refund = optionalHalalasToSar(request.refund ?? null)
  return successBody({ message, result: { status: 'success', message, id, number, granted, fee, refund } })
}

const sumOf = (sar: number | undefined) => (sar === undefined ? undefined : moneyFromWire(sar))

export const requestRoutes: readonly Route[] = [
  defineRoute(createCancellation, async ({ app, customer, body, idempotencyKey, language }) => {
    const request = await submitContractRequest(
      app,
      customer,
      {
        kind: 'cancellation',
        contractId: body.contract_id,
        reason: body.request_reason,
        priority: body.priority,
        attachmentId: body.attachment_upload_id,
        expectedFee: sumOf(body.expected_fee),
        expectedRefund: sumOf(body.expected_refund),
      },
      { operation: 'createCancellation', content: body, key: idempotencyKey },
    )
    return taken(request, portalSuccessMessages.cancellationSent, language)
  }),

  defineRoute(createSuspension, async ({ app, customer, body, idempotencyKey, language }) => {
    const request = await submitContractRequest(
      app,
      customer,
      {
        kind: 'suspension',
        contractId: body.contract_id,
        reason: body.request_reason,
        priority: body.priority,
        from: body.suspention_date ?? body.suspension_date,
        until: body.resume_date,
        expectedFee: sumOf(body.expected_fee),
      },
      { operation: 'createSuspension', content: body, key: idempotencyKey },
    )
    return taken(request, portalSuccessMessages.suspensionSent, language)
  }),

  defineRoute(createReplacement, async ({ app, customer, body, idempotencyKey, language }) => {
    const action = body.action_type
    const contact = action === undefined ? {} : parseRefundContact(body)
    const request = await submitContractRequest(
      app,
      customer,
      {
        kind:
          action === undefined
            ? 'replacement'
            : action === 'replaceService'
              ? 'replace_service'
              : 'refund_payment',
        contractId: body.contract_id,
        reason: body.request_reason,
        priority: body.priority,
        from: body.replacement_start_date,
        workerId: body.selected_employee_id,
        expectedRefund: sumOf(body.expected_refund),
        ...contact,
      },
      { operation: 'createReplacement', content: body, key: idempotencyKey },
    )
    const words =
      action === undefined ? portalSuccessMessages.replacementSent : portalSuccessMessages.returnSent
    return taken(request, words, language)
  }),

  defineRoute(withdrawRequest, async ({ app, customer, params, idempotencyKey, language }) => {
    const view = await withdrawMyRequest(app, customer, { id: params.id, key: idempotencyKey })
    return resultBody(toWireCustomerRequest(view, await readPresentationContext(app, language)))
  }),

  defineRoute(listMyRequests, async ({ app, customer, query, language }) => {
    const known = await readPresentationContext(app, language)
    return resultPageBody(await listMyContractRequests(app, customer, query), (view) =>
      toWireCustomerRequest(view, known),
    )
  }),
]
