import {
  createCancellation,
  createReplacement,
  createSuspension,
  listMyRequests,
  withdrawRequest,
} from '@sakina/api-client/wire/requests'
import type { Bilingual } from '../../db/schema/columns.ts'
import {
  parseRefundContact,
  submitContractRequest,
  type SubmitRequestResponse,
  withdrawMyRequest,
} from '../../use-cases/requests/submit-request.ts'
import { listMyContractRequests } from '../../use-cases/requests/request-views.ts'
import { mapPage } from '../../use-cases/catalogue/page.ts'
import { optionalMoney } from '../optional-values.ts'
import { localize, type Language } from '../language.ts'
import { defineRoute, type Route } from '../route.ts'
import { toCustomerRequest } from '../shapes/request.ts'
import { readPresentationContext } from '../presentation-context.ts'
import { portalSuccessMessages } from '../words/portal.ts'

/** The confirmation of a request, with its sums as they were done. */
const confirmation = (request: SubmitRequestResponse, text: Bilingual, language: Language) => {
  const { id, number, granted, fee, refund } = request
  return {
    id,
    number,
    message: localize(text, language),
    isGranted: granted ?? false,
    fee: optionalMoney(fee),
    refund: optionalMoney(refund),
  }
}

export const requestRoutes: readonly Route[] = [
  defineRoute(createCancellation, async ({ app, customer, body, idempotencyKey, language }) => {
    const request = await submitContractRequest(
      app,
      customer,
      {
        kind: 'cancellation',
        contractId: body.contractId,
        reason: body.reasonText,
        priority: body.priority,
        attachmentId: body.attachmentUploadId,
        expectedFee: body.expectedFee,
        expectedRefund: body.expectedRefund,
      },
      { operation: 'createCancellation', content: body, key: idempotencyKey },
    )
    return confirmation(request, portalSuccessMessages.cancellationSent, language)
  }),

  defineRoute(createSuspension, async ({ app, customer, body, idempotencyKey, language }) => {
    const request = await submitContractRequest(
      app,
      customer,
      {
        kind: 'suspension',
        contractId: body.contractId,
        reason: body.reasonText,
        priority: body.priority,
        from: body.suspensionDate ?? body.suspensionDateSpelledRight,
        until: body.resumeDate,
        expectedFee: body.expectedFee,
      },
      { operation: 'createSuspension', content: body, key: idempotencyKey },
    )
    return confirmation(request, portalSuccessMessages.suspensionSent, language)
  }),

  defineRoute(createReplacement, async ({ app, customer, body, idempotencyKey, language }) => {
    const { action } = body
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
        contractId: body.contractId,
        reason: body.reasonText,
        priority: body.priority,
        from: body.startDate,
        workerId: body.workerId,
        expectedRefund: body.expectedRefund,
        ...contact,
      },
      { operation: 'createReplacement', content: body, key: idempotencyKey },
    )
    const text =
      action === undefined ? portalSuccessMessages.replacementSent : portalSuccessMessages.returnSent
    return confirmation(request, text, language)
  }),

  defineRoute(withdrawRequest, async ({ app, customer, params, idempotencyKey, language }) => {
    const view = await withdrawMyRequest(app, customer, { id: params.id, key: idempotencyKey })
    return toCustomerRequest(view, await readPresentationContext(app, language))
  }),

  defineRoute(listMyRequests, async ({ app, customer, query, language }) => {
    const context = await readPresentationContext(app, language)
    return mapPage(await listMyContractRequests(app, customer, query), (view) =>
      toCustomerRequest(view, context),
    )
  }),
]
