// Written by build/message-types.ts from the Arabic catalogues. Do not edit.
import type { ReactNode } from 'react'

type Text = string | number
type Wrap = (content: ReactNode) => ReactNode

export interface MessageValues {
  'shell.tagline': Record<never, never>
  'shell.home': { brand: Text }
  'shell.theme': Record<never, never>
  'shell.theme.system': Record<never, never>
  'shell.theme.light': Record<never, never>
  'shell.theme.dark': Record<never, never>
  'shell.theme.contrast': Record<never, never>
  'shell.footer': { brand: Text }
  'shell.crashed.title': Record<never, never>
  'shell.crashed.text': Record<never, never>
  'shell.notFound.title': Record<never, never>
  'shell.notFound.text': Record<never, never>
  'shell.notFound.home': Record<never, never>
  'home.title': { brand: Text }
  'home.description': Record<never, never>
  'home.hero.title': Record<never, never>
  'home.hero.text': Record<never, never>
  'home.hero.action': Record<never, never>
  'services.heading': Record<never, never>
  'services.lead': Record<never, never>
  'services.loading': Record<never, never>
  'services.empty.title': Record<never, never>
  'services.empty.text': Record<never, never>
  'services.failed.title': Record<never, never>
  'errors.network': Record<never, never>
  'errors.timeout': Record<never, never>
  'errors.aborted': Record<never, never>
  'errors.contract': Record<never, never>
  'errors.internal': Record<never, never>
  'errors.unavailable': Record<never, never>
  'errors.rate_limited': Record<never, never>
  'errors.not_found': Record<never, never>
  'errors.unauthorized': Record<never, never>
  'errors.forbidden': Record<never, never>
  'errors.bad_request': Record<never, never>
  'errors.invalid': Record<never, never>
  'refusals.wrong_credentials': Record<never, never>
  'refusals.signature_invalid': Record<never, never>
  'refusals.not_confirmed': Record<never, never>
  'refusals.idempotency_in_progress': Record<never, never>
  'refusals.login_taken': Record<never, never>
  'refusals.account_has_running_contract': Record<never, never>
  'refusals.account_has_frozen_money': Record<never, never>
  'refusals.address_in_use': Record<never, never>
  'refusals.total_changed': Record<never, never>
  'refusals.terms_outdated': Record<never, never>
  'refusals.plan_unavailable': Record<never, never>
  'refusals.worker_unavailable': Record<never, never>
  'refusals.no_worker_free': Record<never, never>
  'refusals.slot_taken': Record<never, never>
  'refusals.date_unavailable': Record<never, never>
  'refusals.balance_too_low': Record<never, never>
  'refusals.points_too_few': Record<never, never>
  'refusals.voucher_unknown': Record<never, never>
  'refusals.voucher_used': Record<never, never>
  'refusals.voucher_expired': Record<never, never>
  'refusals.voucher_not_applicable': Record<never, never>
  'refusals.order_not_payable': Record<never, never>
  'refusals.order_already_paid': Record<never, never>
  'refusals.order_not_cancellable': Record<never, never>
  'refusals.order_not_priced': Record<never, never>
  'refusals.method_not_available': Record<never, never>
  'refusals.contract_not_open': Record<never, never>
  'refusals.request_already_open': Record<never, never>
  'refusals.quote_changed': Record<never, never>
  'refusals.instalments_not_cancellable': Record<never, never>
  'refusals.refund_not_allowed': Record<never, never>
  'refusals.invoice_not_payable': Record<never, never>
  'refusals.notice_too_short': Record<never, never>
  'refusals.visit_not_movable': Record<never, never>
  'refusals.card_token_unknown': Record<never, never>
  'refusals.transition_not_allowed': Record<never, never>
  'refusals.payload_too_large': Record<never, never>
  'refusals.unsupported_media_type': Record<never, never>
  'refusals.upload_type_refused': Record<never, never>
  'refusals.wrong_password': Record<never, never>
  'refusals.reset_link_invalid': Record<never, never>
  'refusals.card_refused': Record<never, never>
  'refusals.idempotency_key_reused': Record<never, never>
  'refusals.provider_unavailable': Record<never, never>
}

export type MessageId = keyof MessageValues
export type { Text, Wrap }
