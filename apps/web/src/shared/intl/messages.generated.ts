// Written by build/message-types.ts from the Arabic catalogues. Do not edit.
import type { ReactNode } from 'react'

type Text = string | number
type Wrap = (content: ReactNode) => ReactNode

export interface MessageValues {
  'shell.tagline': Record<never, never>
  'shell.skip': Record<never, never>
  'shell.home': { brand: Text }
  'shell.language': Record<never, never>
  'shell.theme': Record<never, never>
  'shell.theme.system': Record<never, never>
  'shell.theme.light': Record<never, never>
  'shell.theme.dark': Record<never, never>
  'shell.theme.contrast': Record<never, never>
  'shell.footer': { brand: Text }
  'shell.crashed.title': Record<never, never>
  'shell.crashed.text': Record<never, never>
  'shell.crashed.retry': Record<never, never>
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
  'errors.retry': Record<never, never>
  'errors.wrong_credentials': Record<never, never>
  'errors.signature_invalid': Record<never, never>
  'errors.not_confirmed': Record<never, never>
  'errors.idempotency_in_progress': Record<never, never>
  'errors.login_taken': Record<never, never>
  'errors.account_has_running_contract': Record<never, never>
  'errors.account_has_frozen_money': Record<never, never>
  'errors.address_in_use': Record<never, never>
  'errors.total_changed': Record<never, never>
  'errors.terms_outdated': Record<never, never>
  'errors.plan_unavailable': Record<never, never>
  'errors.worker_unavailable': Record<never, never>
  'errors.no_worker_free': Record<never, never>
  'errors.slot_taken': Record<never, never>
  'errors.date_unavailable': Record<never, never>
  'errors.balance_too_low': Record<never, never>
  'errors.points_too_few': Record<never, never>
  'errors.voucher_unknown': Record<never, never>
  'errors.voucher_used': Record<never, never>
  'errors.voucher_expired': Record<never, never>
  'errors.voucher_not_applicable': Record<never, never>
  'errors.order_not_payable': Record<never, never>
  'errors.order_already_paid': Record<never, never>
  'errors.order_not_cancellable': Record<never, never>
  'errors.order_not_priced': Record<never, never>
  'errors.method_not_available': Record<never, never>
  'errors.contract_not_open': Record<never, never>
  'errors.request_already_open': Record<never, never>
  'errors.quote_changed': Record<never, never>
  'errors.instalments_not_cancellable': Record<never, never>
  'errors.refund_not_allowed': Record<never, never>
  'errors.invoice_not_payable': Record<never, never>
  'errors.notice_too_short': Record<never, never>
  'errors.visit_not_movable': Record<never, never>
  'errors.card_token_unknown': Record<never, never>
  'errors.transition_not_allowed': Record<never, never>
  'errors.payload_too_large': Record<never, never>
  'errors.unsupported_media_type': Record<never, never>
  'errors.upload_type_refused': Record<never, never>
  'errors.wrong_password': Record<never, never>
  'errors.reset_link_invalid': Record<never, never>
  'errors.card_refused': Record<never, never>
  'errors.idempotency_key_reused': Record<never, never>
  'errors.provider_unavailable': Record<never, never>
}

export type MessageId = keyof MessageValues
export type { Text, Wrap }
