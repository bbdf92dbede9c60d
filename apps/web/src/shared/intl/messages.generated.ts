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
  'forms.field.required': Record<never, never>
  'forms.field.wrong_type': Record<never, never>
  'forms.field.too_short': Record<never, never>
  'forms.field.too_long': Record<never, never>
  'forms.field.too_small': Record<never, never>
  'forms.field.too_large': Record<never, never>
  'forms.field.not_allowed': Record<never, never>
  'forms.field.unknown_field': Record<never, never>
  'forms.field.unsafe_text': Record<never, never>
  'forms.field.not_a_date': Record<never, never>
  'forms.field.not_an_email': Record<never, never>
  'forms.field.not_a_phone': Record<never, never>
  'forms.field.not_a_national_id': Record<never, never>
  'forms.field.not_a_full_name': Record<never, never>
  'forms.field.password_weak': Record<never, never>
  'forms.field.password_common': Record<never, never>
  'forms.field.passwords_differ': Record<never, never>
  'forms.field.login_missing': Record<never, never>
  'forms.field.taken': Record<never, never>
  'forms.field.not_found': Record<never, never>
  'forms.uploadFailed': Record<never, never>
  'validation.common.required': Record<never, never>
  'validation.common.choose': Record<never, never>
  'validation.common.invalid': Record<never, never>
  'validation.common.tooLong': { most: number }
  'validation.common.notADate': Record<never, never>
  'validation.common.notALink': Record<never, never>
  'validation.person.nameWords': Record<never, never>
  'validation.person.hiddenCharacters': Record<never, never>
  'validation.person.idTenDigits': Record<never, never>
  'validation.person.idFirstDigit': Record<never, never>
  'validation.person.idCheckDigit': Record<never, never>
  'validation.person.phoneTenDigits': Record<never, never>
  'validation.person.phoneNotMobile': Record<never, never>
  'validation.person.email': Record<never, never>
  'validation.password.tooShort': { least: number }
  'validation.password.tooLong': { most: number }
  'validation.password.common': Record<never, never>
  'validation.password.sameAsOld': Record<never, never>
  'validation.signUp.fillAllRequired': Record<never, never>
  'validation.signUp.emailOrPhone': Record<never, never>
  'validation.signUp.chosenLogin': Record<never, never>
  'validation.signUp.invalidEmail': Record<never, never>
  'validation.signUp.passwordsDoNotMatch': Record<never, never>
  'validation.login.fillAllFields': Record<never, never>
  'validation.login.enterNationalIdFirst': Record<never, never>
  'validation.forgotPassword.emailRequired': Record<never, never>
  'validation.resetPassword.fillAllFields': Record<never, never>
  'validation.resetPassword.passwordsDoNotMatch': Record<never, never>
  'validation.changePassword.fillAllFields': Record<never, never>
  'validation.changePassword.passwordsDoNotMatch': Record<never, never>
  'validation.address.buildingNumber': Record<never, never>
  'validation.address.unitNumber': Record<never, never>
  'validation.address.street': Record<never, never>
  'validation.address.postalCode': Record<never, never>
  'validation.address.additionalNumber': Record<never, never>
  'validation.address.shortAddress': Record<never, never>
  'validation.address.region': Record<never, never>
  'validation.address.neighborhood': Record<never, never>
  'validation.address.postalCodeOfOtherRegion': Record<never, never>
  'validation.address.buildingNumberDiffersFromShort': { number: Text }
  'validation.contact.emailOrPhone': Record<never, never>
  'validation.contact.message': Record<never, never>
  'validation.contact.notAPerson': Record<never, never>
  'validation.booking.chooseAddress': Record<never, never>
  'validation.booking.chooseBranch': Record<never, never>
  'validation.booking.chooseDelivery': Record<never, never>
  'validation.booking.chooseWorkers': Record<never, never>
  'validation.booking.missingServicePackageId': Record<never, never>
  'validation.booking.agreeToAllTerms': Record<never, never>
  'validation.schedule.chooseDay': Record<never, never>
  'validation.schedule.choosePeriod': Record<never, never>
  'validation.schedule.inThePast': Record<never, never>
  'validation.schedule.tooSoon': Record<never, never>
  'validation.schedule.tooFar': Record<never, never>
  'validation.schedule.noFridayMorning': Record<never, never>
  'validation.schedule.noFridayInRamadan': Record<never, never>
  'validation.schedule.taken': Record<never, never>
  'validation.schedule.notAVisitPlan': Record<never, never>
  'validation.schedule.periodNotInPlan': Record<never, never>
  'validation.schedule.numberOfWeekdays': { wanted: number }
  'validation.schedule.firstDayNotChosen': Record<never, never>
  'validation.schedule.unknownRepetition': Record<never, never>
  'validation.schedule.weeklyNeedsSingleVisit': Record<never, never>
  'validation.schedule.bundleLongerThanInterval': Record<never, never>
  'validation.schedule.moveTooLate': { hours: number }
  'validation.schedule.moveToSameSlot': Record<never, never>
  'validation.visa.number': Record<never, never>
  'validation.visa.expired': Record<never, never>
  'validation.visa.birthDate': Record<never, never>
  'validation.visa.tooYoung': { least: number }
  'validation.visa.passportImage': Record<never, never>
  'validation.visa.passportNumber': Record<never, never>
  'validation.visa.workerName': Record<never, never>
  'validation.package.workerType': Record<never, never>
  'validation.package.nationality': Record<never, never>
  'validation.package.count': { least: Text; most: Text }
  'validation.package.duration': Record<never, never>
  'validation.cancellation.missingContract': Record<never, never>
  'validation.suspension.missingContract': Record<never, never>
  'validation.suspension.reason': Record<never, never>
  'validation.suspension.startInThePast': Record<never, never>
  'validation.suspension.resumeBeforeStart': Record<never, never>
  'validation.replacement.missingContract': Record<never, never>
  'validation.replacement.startInThePast': Record<never, never>
  'validation.complaint.missingContract': Record<never, never>
  'validation.complaint.type': Record<never, never>
  'validation.walletReturn.contractNotFound': Record<never, never>
  'validation.walletReturn.emailAndPhone': Record<never, never>
  'validation.walletReturn.action': Record<never, never>
  'validation.card.holder': Record<never, never>
  'validation.card.number': Record<never, never>
  'validation.card.expiry': Record<never, never>
  'validation.card.expired': Record<never, never>
  'validation.card.cvv': Record<never, never>
  'validation.account.confirm': Record<never, never>
  'validation.account.password': Record<never, never>
  'validation.voucher.code': Record<never, never>
  'validation.voucher.points': Record<never, never>
  'validation.payment.method': Record<never, never>
  'validation.file.tooLarge': { megabytes: Text }
  'validation.file.imageOnly': Record<never, never>
  'validation.file.imageOrPdf': Record<never, never>
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
