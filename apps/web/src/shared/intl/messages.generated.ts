// Written by scripts/message-types.ts from the Arabic catalogues. Do not edit.
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
  'shell.crashed.title': Record<never, never>
  'shell.crashed.text': Record<never, never>
  'shell.needsConnection.title': Record<never, never>
  'shell.needsConnection.text': Record<never, never>
  'shell.notFound.title': Record<never, never>
  'shell.notFound.text': Record<never, never>
  'shell.notFound.home': Record<never, never>
  'shell.noScript.title': Record<never, never>
  'shell.noScript.text': Record<never, never>
  'shell.noScript.call': Record<never, never>
  'shell.noScript.message': Record<never, never>
  'shell.nav.home': Record<never, never>
  'shell.nav.services': Record<never, never>
  'shell.nav.helpMeChoose': Record<never, never>
  'shell.nav.about': Record<never, never>
  'shell.nav.contact': Record<never, never>
  'shell.nav.electronic': Record<never, never>
  'shell.nav.orders': Record<never, never>
  'shell.nav.wallet': Record<never, never>
  'shell.nav.bills': Record<never, never>
  'shell.nav.addresses': Record<never, never>
  'shell.nav.today': Record<never, never>
  'shell.bottomBar': Record<never, never>
  'shell.nav.signIn': Record<never, never>
  'shell.nav.signOut': Record<never, never>
  'shell.offline': Record<never, never>
  'shell.footer.site': Record<never, never>
  'shell.footer.plans': Record<never, never>
  'shell.footer.nationalities': Record<never, never>
  'shell.footer.signUp': Record<never, never>
  'shell.footer.help': Record<never, never>
  'shell.footer.steps': Record<never, never>
  'shell.footer.government': Record<never, never>
  'shell.footer.complaints': Record<never, never>
  'shell.footer.rules': Record<never, never>
  'shell.footer.privacy': Record<never, never>
  'shell.footer.accessibility': Record<never, never>
  'shell.footer.branches': Record<never, never>
  'shell.footer.contact': Record<never, never>
  'shell.footer.messaging': Record<never, never>
  'shell.footer.social': Record<never, never>
  'shell.footer.payments': Record<never, never>
  'shell.pay.mada': Record<never, never>
  'shell.pay.visa': Record<never, never>
  'shell.pay.mastercard': Record<never, never>
  'shell.footer.legal': { brand: Text; register: Text; licence: Text; vat: Text }
  'shell.notices': { count: number }
  'shell.notices.count': { count: number }
  'about.meta': Record<never, never>
  'about.title': Record<never, never>
  'about.heading': { brand: Text }
  'about.more': Record<never, never>
  'about.company': Record<never, never>
  'about.years': { years: number }
  'about.branches': { branches: number }
  'about.since': { year: Text }
  'about.licence': { licence: Text }
  'about.licence.check': Record<never, never>
  'about.branchesInTheKingdom': { branches: number }
  'about.vision.title': Record<never, never>
  'about.vision.text': Record<never, never>
  'about.mission.title': Record<never, never>
  'about.mission.text': Record<never, never>
  'accountMenu.title': Record<never, never>
  'accountMenu.text': Record<never, never>
  'accountMenu.signedInAs': Record<never, never>
  'accountMenu.account.group': Record<never, never>
  'accountMenu.wallet.group': Record<never, never>
  'accountMenu.settings.group': Record<never, never>
  'accountMenu.orders': Record<never, never>
  'accountMenu.account': Record<never, never>
  'accountMenu.notices': Record<never, never>
  'accountMenu.dashboard': Record<never, never>
  'accountMenu.visits': Record<never, never>
  'accountMenu.contracts': Record<never, never>
  'accountMenu.requests': Record<never, never>
  'accountMenu.complaints': Record<never, never>
  'accountMenu.bills': Record<never, never>
  'accountMenu.details': Record<never, never>
  'accountMenu.addresses': Record<never, never>
  'accountMenu.password': Record<never, never>
  'accountMenu.data': Record<never, never>
  'accountMenu.delete': Record<never, never>
  'accountMenu.balance': Record<never, never>
  'accountMenu.returns': Record<never, never>
  'accountMenu.cards': Record<never, never>
  'accountMenu.vouchers': Record<never, never>
  'accountMenu.rewards': Record<never, never>
  'accountMenu.signOut': Record<never, never>
  'address.title': Record<never, never>
  'address.text': Record<never, never>
  'address.formTitle': Record<never, never>
  'address.formText': Record<never, never>
  'address.add': Record<never, never>
  'address.save': Record<never, never>
  'address.sending': Record<never, never>
  'address.saved': Record<never, never>
  'address.changed': Record<never, never>
  'address.failed': Record<never, never>
  'address.noPartner': Record<never, never>
  'address.loading': Record<never, never>
  'address.listFailed': Record<never, never>
  'address.none': Record<never, never>
  'address.noneText': Record<never, never>
  'address.remove': Record<never, never>
  'address.removeText': { street: Text }
  'address.removeConfirm': Record<never, never>
  'address.removed': Record<never, never>
  'address.map': Record<never, never>
  'alerts.title': Record<never, never>
  'alerts.plan': { name: Text }
  'alerts.planDay': { name: Text }
  'alerts.place': Record<never, never>
  'alerts.contact': Record<never, never>
  'alerts.contact.wrong': Record<never, never>
  'alerts.reached': Record<never, never>
  'alerts.day': Record<never, never>
  'alerts.visitDay': Record<never, never>
  'alerts.day.hint': Record<never, never>
  'alerts.send': Record<never, never>
  'alerts.close': Record<never, never>
  'alerts.kept.title': Record<never, never>
  'alerts.kept.text': Record<never, never>
  'alerts.toConfirm.title': Record<never, never>
  'alerts.toConfirm.text': Record<never, never>
  'alerts.confirm.page': Record<never, never>
  'alerts.confirm.text': Record<never, never>
  'alerts.confirm.send': Record<never, never>
  'alerts.confirm.gone': Record<never, never>
  'alerts.confirm.plans': Record<never, never>
  'auth.login.title': Record<never, never>
  'auth.login.text': Record<never, never>
  'auth.login.field': Record<never, never>
  'auth.login.password': Record<never, never>
  'auth.login.send': Record<never, never>
  'auth.login.sending': Record<never, never>
  'auth.login.failed': Record<never, never>
  'auth.login.forgot': Record<never, never>
  'auth.login.byEmail': Record<never, never>
  'auth.login.new': Record<never, never>
  'auth.login.signUp': Record<never, never>
  'auth.login.registered': Record<never, never>
  'auth.login.byCode': Record<never, never>
  'auth.login.byPassword': Record<never, never>
  'auth.again.title': Record<never, never>
  'auth.again.text': Record<never, never>
  'auth.again.send': Record<never, never>
  'auth.again.other': Record<never, never>
  'auth.signUp.title': Record<never, never>
  'auth.signUp.step': { step: Text; steps: Text }
  'auth.signUp.identity': Record<never, never>
  'auth.signUp.address': Record<never, never>
  'auth.signUp.loginBy': Record<never, never>
  'auth.signUp.byEmail': Record<never, never>
  'auth.signUp.byPhone': Record<never, never>
  'auth.signUp.name': Record<never, never>
  'auth.signUp.nameHint': Record<never, never>
  'auth.signUp.nationalId': Record<never, never>
  'auth.signUp.nationalIdHint': Record<never, never>
  'auth.signUp.email': Record<never, never>
  'auth.signUp.phone': Record<never, never>
  'auth.signUp.password': Record<never, never>
  'auth.signUp.confirm': Record<never, never>
  'auth.signUp.next': Record<never, never>
  'auth.signUp.back': Record<never, never>
  'auth.signUp.knownAddress': Record<never, never>
  'auth.signUp.passwordOnceMore': Record<never, never>
  'auth.signUp.send': Record<never, never>
  'auth.signUp.sending': Record<never, never>
  'auth.signUp.failed': Record<never, never>
  'auth.signUp.wrongRequest': Record<never, never>
  'auth.signUp.have': Record<never, never>
  'auth.signUp.login': Record<never, never>
  'auth.forgot.title': Record<never, never>
  'auth.forgot.text': Record<never, never>
  'auth.forgot.email': Record<never, never>
  'auth.forgot.send': Record<never, never>
  'auth.forgot.sending': Record<never, never>
  'auth.forgot.sent': Record<never, never>
  'auth.forgot.sentText': Record<never, never>
  'auth.forgot.noEmail': Record<never, never>
  'auth.forgot.call': { phone: Text }
  'auth.forgot.failed': Record<never, never>
  'auth.forgot.by': Record<never, never>
  'auth.forgot.byEmail': Record<never, never>
  'auth.forgot.byMobile': Record<never, never>
  'auth.confirm.title': Record<never, never>
  'auth.confirm.text': Record<never, never>
  'auth.confirm.done': Record<never, never>
  'auth.confirm.emailTitle': Record<never, never>
  'auth.confirm.emailText': Record<never, never>
  'auth.confirm.emailDone': Record<never, never>
  'auth.confirm.untilThen': Record<never, never>
  'auth.confirm.later': Record<never, never>
  'auth.reset.title': Record<never, never>
  'auth.reset.text': Record<never, never>
  'auth.reset.email': Record<never, never>
  'auth.reset.token': Record<never, never>
  'auth.reset.send': Record<never, never>
  'auth.reset.sending': Record<never, never>
  'auth.reset.done': Record<never, never>
  'auth.reset.failed': Record<never, never>
  'auth.reset.again': Record<never, never>
  'auth.change.title': Record<never, never>
  'auth.change.text': Record<never, never>
  'auth.change.done': Record<never, never>
  'auth.change.failed': Record<never, never>
  'auth.change.needsOld': Record<never, never>
  'auth.change.inProfile': Record<never, never>
  'auth.toLogin': Record<never, never>
  'booking.comma': Record<never, never>
  'booking.address.keep': Record<never, never>
  'booking.signIn.send': Record<never, never>
  'booking.title.when': Record<never, never>
  'booking.title.start': Record<never, never>
  'booking.title.papers': Record<never, never>
  'booking.title.who': { gender: string }
  'booking.title.where': Record<never, never>
  'booking.title.pay': Record<never, never>
  'booking.page.title': { plan: Text }
  'booking.page.plain': Record<never, never>
  'booking.fold.when': Record<never, never>
  'booking.fold.papers': Record<never, never>
  'booking.fold.who': { gender: string }
  'booking.fold.where': Record<never, never>
  'booking.fold.pay': Record<never, never>
  'booking.fold.change': Record<never, never>
  'booking.fold.choose': { gender: string }
  'booking.papers.which': Record<never, never>
  'booking.papers.visa': Record<never, never>
  'booking.papers.visaIs': Record<never, never>
  'booking.papers.visaText': { gender: string }
  'booking.next': { step: Text }
  'booking.turned': { plan: Text; price: Text }
  'booking.agree.pay': Record<never, never>
  'booking.agree.otherWay': Record<never, never>
  'booking.back': Record<never, never>
  'booking.pay': Record<never, never>
  'booking.send': Record<never, never>
  'booking.elsewhere.terms': Record<never, never>
  'booking.elsewhere.agree': Record<never, never>
  'booking.plans': Record<never, never>
  'booking.loading': Record<never, never>
  'booking.failed': Record<never, never>
  'booking.missing.title': Record<never, never>
  'booking.missing.text': Record<never, never>
  'booking.onRequest.title': Record<never, never>
  'booking.onRequest.text': Record<never, never>
  'booking.onRequest.call': Record<never, never>
  'booking.signIn.title': Record<never, never>
  'booking.signIn.text': Record<never, never>
  'booking.account.title': Record<never, never>
  'booking.account.text': Record<never, never>
  'booking.account.name': Record<never, never>
  'booking.account.nameHint': Record<never, never>
  'booking.account.nationalId': Record<never, never>
  'booking.account.nationalIdHint': Record<never, never>
  'booking.account.loginBy': Record<never, never>
  'booking.account.byPhone': Record<never, never>
  'booking.account.byEmail': Record<never, never>
  'booking.account.email': Record<never, never>
  'booking.account.phone': Record<never, never>
  'booking.account.password': Record<never, never>
  'booking.account.send': Record<never, never>
  'booking.account.have': Record<never, never>
  'booking.account.new': Record<never, never>
  'booking.mobile.title': Record<never, never>
  'booking.mobile.text': Record<never, never>
  'booking.address.incomplete': Record<never, never>
  'booking.address.incompleteText': Record<never, never>
  'booking.address.which': Record<never, never>
  'booking.address.missing': Record<never, never>
  'booking.address.guest': Record<never, never>
  'booking.address.add': Record<never, never>
  'booking.address.buildingHint': Record<never, never>
  'booking.address.more': Record<never, never>
  'booking.address.loading': Record<never, never>
  'booking.address.failed': Record<never, never>
  'booking.branch': Record<never, never>
  'booking.branch.choose': Record<never, never>
  'booking.branch.near': { name: Text }
  'booking.branches.loading': Record<never, never>
  'booking.branches.failed': Record<never, never>
  'booking.branches.noToken': Record<never, never>
  'booking.delivery': Record<never, never>
  'booking.delivery.home': Record<never, never>
  'booking.delivery.homeHint': { gender: string }
  'booking.delivery.pickup': Record<never, never>
  'booking.delivery.pickupHint': { gender: string }
  'booking.delivery.free': Record<never, never>
  'booking.workers.question': { gender: string }
  'booking.workers.illustrated': Record<never, never>
  'booking.workers.loading': { gender: string }
  'booking.workers.failed': { gender: string }
  'booking.workers.elsewhere': { place: Text }
  'booking.workers.farther': { gender: string }
  'booking.workers.noneNear': { gender: string }
  'booking.workers.gone': { gender: string }
  'booking.workers.nobody': { gender: string }
  'booking.workers.nobodyText': { gender: string }
  'booking.workers.freeFrom': Record<never, never>
  'booking.workers.others': Record<never, never>
  'booking.workers.tellMe': Record<never, never>
  'booking.workers.own': { gender: string }
  'booking.workers.ownText': { gender: string }
  'booking.workers.ownChosen': { gender: string }
  'booking.workers.office': Record<never, never>
  'booking.workers.count': { count: number }
  'booking.period.morning': Record<never, never>
  'booking.period.evening': Record<never, never>
  'booking.visits.period': Record<never, never>
  'booking.visits.lasts': { gender: string }
  'booking.visits.fridayPrice': Record<never, never>
  'booking.deliveryExtra': { amount: Text }
  'booking.excludes': { items: Text }
  'booking.visits.periodHint': Record<never, never>
  'booking.visits.only.morning': Record<never, never>
  'booking.visits.only.evening': Record<never, never>
  'booking.visits.weekdays': { count: number }
  'booking.visits.onlyOn': { days: Text }
  'booking.visits.inRamadan': Record<never, never>
  'booking.visits.inRamadanUntil': Record<never, never>
  'booking.visits.otherWeekday': Record<never, never>
  'booking.visits.nearest': Record<never, never>
  'booking.otherDay': Record<never, never>
  'booking.visits.first': Record<never, never>
  'booking.visits.repeat': Record<never, never>
  'booking.repeat.once': Record<never, never>
  'booking.repeat.weekly': Record<never, never>
  'booking.repeat.monthly': { weeks: number }
  'booking.repeated.weekly': { count: number }
  'booking.repeated.monthly': { count: number }
  'booking.visits.times.weekly': Record<never, never>
  'booking.visits.times.monthly': Record<never, never>
  'booking.visits.dates': Record<never, never>
  'booking.visits.count': { count: number }
  'booking.visits.all': { count: number }
  'booking.visits.fewer': Record<never, never>
  'booking.visits.ramadan': Record<never, never>
  'booking.visits.friday': Record<never, never>
  'booking.visits.nextDay': Record<never, never>
  'booking.visits.full': Record<never, never>
  'booking.visits.arrival': { gender: string }
  'booking.full.start.chosen': { gender: string }
  'booking.full.start.anybody': { gender: string }
  'booking.full.days.chosen': { gender: string; count: number }
  'booking.full.days.anybody': { count: number }
  'booking.full.text.chosen': { gender: string }
  'booking.full.text.anybody': { gender: string }
  'booking.full.text.single': Record<never, never>
  'booking.full.text.start': Record<never, never>
  'booking.full.nearest': Record<never, never>
  'booking.start.soon': Record<never, never>
  'booking.start.day': Record<never, never>
  'booking.start.hint': Record<never, never>
  'booking.visa.number': Record<never, never>
  'booking.visa.numberHint': Record<never, never>
  'booking.visa.expiry': Record<never, never>
  'booking.visa.id': Record<never, never>
  'booking.visa.idHint': Record<never, never>
  'booking.visa.birthDate': Record<never, never>
  'booking.visa.passport': Record<never, never>
  'booking.visa.passportHint': Record<never, never>
  'booking.visa.workerName': Record<never, never>
  'booking.visa.workerNameHint': Record<never, never>
  'booking.visa.passportNumber': Record<never, never>
  'booking.extras.addNote': Record<never, never>
  'booking.extras.note': Record<never, never>
  'booking.extras.noteHint': Record<never, never>
  'booking.voucher.code': Record<never, never>
  'booking.voucher.apply': Record<never, never>
  'booking.voucher.empty': Record<never, never>
  'booking.voucher.taken': Record<never, never>
  'booking.voucher.remove': Record<never, never>
  'booking.voucher.own': Record<never, never>
  'booking.voucher.offer': { share: Text }
  'booking.voucher.total': { discount: Text; total: Text }
  'booking.points.turn': { block: number; worth: number; points: Text }
  'booking.wallet.use': Record<never, never>
  'booking.wallet.hint': Record<never, never>
  'booking.price.title': Record<never, never>
  'booking.price.wallet': Record<never, never>
  'booking.price.order': { place: number }
  'booking.price.voucher': { share: Text }
  'booking.price.voucherAtMost': { share: Text; most: Text }
  'booking.price.orders': { count: number }
  'booking.fact.visits': Record<never, never>
  'booking.fact.duration': Record<never, never>
  'booking.fact.worker': { gender: string }
  'booking.fact.branch': Record<never, never>
  'booking.review.visa': Record<never, never>
  'booking.review.namedWorker': Record<never, never>
  'booking.terms.onArrival': Record<never, never>
  'booking.terms.arrival': { count: number }
  'booking.fact.start': Record<never, never>
  'booking.fact.first': Record<never, never>
  'booking.fact.period': Record<never, never>
  'booking.fact.repeat': Record<never, never>
  'booking.duration.day': { count: number }
  'booking.duration.month': { count: number }
  'booking.duration.year': { count: number }
  'booking.error.passport.title': Record<never, never>
  'booking.error.passport.text': Record<never, never>
  'booking.error.passport.action': Record<never, never>
  'booking.error.unknown.title': Record<never, never>
  'booking.error.noLink.title': Record<never, never>
  'booking.error.unknown.text': Record<never, never>
  'booking.error.unknown.action': Record<never, never>
  'booking.error.partly.title': { count: number }
  'booking.error.partly.goOn': Record<never, never>
  'booking.error.partly.again': Record<never, never>
  'booking.error.worker.title': Record<never, never>
  'booking.error.worker.text': Record<never, never>
  'booking.error.worker.other': Record<never, never>
  'booking.error.worker.office': Record<never, never>
  'booking.error.worker.time': Record<never, never>
  'booking.error.time.title': Record<never, never>
  'booking.error.noPlan.title': Record<never, never>
  'booking.error.plan.title': Record<never, never>
  'booking.error.plan.text': Record<never, never>
  'booking.error.incomplete.title': Record<never, never>
  'booking.error.incomplete.text': Record<never, never>
  'booking.error.incomplete.action': Record<never, never>
  'booking.error.notReached.text': Record<never, never>
  'booking.error.origin.text': Record<never, never>
  'booking.origin.title': { gender: string; places: Text }
  'booking.origin.none': { gender: string; city: Text }
  'booking.origin.agree': { gender: string; places: Text }
  'booking.origin.missing': Record<never, never>
  'booking.origin.or': Record<never, never>
  'booking.unreached.title': { city: Text }
  'booking.unreached.others': Record<never, never>
  'booking.unreached.none': Record<never, never>
  'booking.unreached.liveIn': Record<never, never>
  'booking.error.notServed.text': Record<never, never>
  'booking.error.address.title': Record<never, never>
  'booking.error.address.text': Record<never, never>
  'booking.error.address.action': Record<never, never>
  'booking.error.terms.title': Record<never, never>
  'booking.error.terms.action': Record<never, never>
  'booking.error.voucher.title': Record<never, never>
  'booking.error.voucher.action': Record<never, never>
  'booking.error.balance.title': Record<never, never>
  'booking.error.balance.action': Record<never, never>
  'booking.error.session.title': Record<never, never>
  'booking.error.session.text': Record<never, never>
  'booking.error.awaiting.title': Record<never, never>
  'booking.error.awaiting.text': { number: Text }
  'booking.error.awaiting.open': Record<never, never>
  'booking.error.awaiting.again': Record<never, never>
  'booking.error.price.title': Record<never, never>
  'booking.error.price.text': Record<never, never>
  'booking.error.price.accept': Record<never, never>
  'booking.error.other.title': Record<never, never>
  'booking.error.other.action': Record<never, never>
  'booking.pay.held': Record<never, never>
  'booking.checkout.title': Record<never, never>
  'booking.checkout.text': Record<never, never>
  'booking.checkout.link': Record<never, never>
  'booking.checkout.page': Record<never, never>
  'booking.agreement.title': Record<never, never>
  'booking.agreement.text': Record<never, never>
  'booking.agreement.orderTitle': Record<never, never>
  'booking.agreement.orderText': Record<never, never>
  'booking.agreement.origin.title': { places: Text }
  'booking.agreement.origin.agree': { places: Text }
  'booking.agreement.office': Record<never, never>
  'booking.agreement.start': Record<never, never>
  'booking.result.page': Record<never, never>
  'booking.result.loading': Record<never, never>
  'booking.result.failed': Record<never, never>
  'booking.result.number': Record<never, never>
  'booking.result.amount': Record<never, never>
  'booking.result.orders': Record<never, never>
  'booking.result.heldUntil': Record<never, never>
  'booking.result.payAgain': Record<never, never>
  'booking.result.resume': Record<never, never>
  'booking.result.holdAgain': Record<never, never>
  'booking.result.bookAgain': Record<never, never>
  'booking.result.payNext': Record<never, never>
  'booking.result.paid.title': Record<never, never>
  'booking.result.paid.text': Record<never, never>
  'booking.result.paid.next': { position: Text; count: Text }
  'booking.result.waiting.title': Record<never, never>
  'booking.result.waiting.text': Record<never, never>
  'booking.result.late.title': Record<never, never>
  'booking.result.late.text': Record<never, never>
  'booking.result.declined.title': Record<never, never>
  'booking.result.declined.text': Record<never, never>
  'booking.result.abandoned.title': Record<never, never>
  'booking.result.abandoned.text': Record<never, never>
  'booking.result.expired.title': Record<never, never>
  'booking.result.expired.text': Record<never, never>
  'booking.result.overdue.title': Record<never, never>
  'booking.result.overdue.text': Record<never, never>
  'booking.result.elsewhere.title': Record<never, never>
  'booking.result.elsewhere.text': Record<never, never>
  'booking.result.cancelled.title': Record<never, never>
  'booking.result.cancelled.text': Record<never, never>
  'booking.result.unmatched.title': Record<never, never>
  'booking.result.unmatched.text': Record<never, never>
  'booking.result.unpriced.title': Record<never, never>
  'booking.result.unpriced.text': Record<never, never>
  'booking.result.gone.title': Record<never, never>
  'booking.result.gone.text': Record<never, never>
  'booking.result.gone.choose': Record<never, never>
  'booking.result.gone.refund': Record<never, never>
  'booking.next.title': Record<never, never>
  'booking.next.hourly.1': Record<never, never>
  'booking.next.hourly.reminder': Record<never, never>
  'booking.next.hourly.2': { driverWaitMinutes: Text }
  'booking.next.hourly.3': Record<never, never>
  'booking.next.contract.1': Record<never, never>
  'booking.next.contract.2': Record<never, never>
  'booking.next.contract.3': Record<never, never>
  'booking.next.mediation.1': Record<never, never>
  'booking.next.mediation.2': Record<never, never>
  'booking.next.mediation.3': Record<never, never>
  'booking.weekday.sunday': Record<never, never>
  'booking.weekday.monday': Record<never, never>
  'booking.weekday.tuesday': Record<never, never>
  'booking.weekday.wednesday': Record<never, never>
  'booking.weekday.thursday': Record<never, never>
  'booking.weekday.friday': Record<never, never>
  'booking.weekday.saturday': Record<never, never>
  'branches.heading': Record<never, never>
  'branches.lead': Record<never, never>
  'branches.map': Record<never, never>
  'branches.loading': Record<never, never>
  'branches.failed': Record<never, never>
  'branches.noToken': Record<never, never>
  'branches.empty.title': Record<never, never>
  'branches.empty.text': Record<never, never>
  'complaints.title': Record<never, never>
  'complaints.text': { complaintAnswerHours: Text }
  'complaints.loading': Record<never, never>
  'complaints.failed': Record<never, never>
  'complaints.none': Record<never, never>
  'complaints.noneOfThese': Record<never, never>
  'complaints.noneText': Record<never, never>
  'complaints.filter': Record<never, never>
  'complaints.all': Record<never, never>
  'complaints.open': Record<never, never>
  'complaints.onHold': Record<never, never>
  'complaints.add': Record<never, never>
  'complaints.sent': { complaintAnswerHours: Text }
  'complaints.sentNumber': Record<never, never>
  'complaints.wentWrong': Record<never, never>
  'complaints.contractsFailed': Record<never, never>
  'complaints.again': Record<never, never>
  'complaints.noContracts': Record<never, never>
  'complaints.write': Record<never, never>
  'complaints.reply': Record<never, never>
  'complaints.writeMore': Record<never, never>
  'complaints.send': Record<never, never>
  'complaints.sending': Record<never, never>
  'complaints.cancel': Record<never, never>
  'complaints.replied': { complaintAnswerHours: Text }
  'complaints.isSolved': Record<never, never>
  'complaints.solved': Record<never, never>
  'complaints.notSolved': Record<never, never>
  'complaints.reopenDays': { days: number }
  'complaints.thanks': Record<never, never>
  'complaints.tooLate': Record<never, never>
  'complaints.pictures': Record<never, never>
  'complaints.pictures.kinds': { count: number }
  'complaints.pictures.again': Record<never, never>
  'complaints.pictures.unsent': Record<never, never>
  'complaints.pictures.sent': Record<never, never>
  'complaints.picture': { number: Text; count: Text }
  'complaints.picture.failed': Record<never, never>
  'complaints.further': Record<never, never>
  'complaints.further.manager': { days: number; complaintAnswerHours: Text }
  'complaints.further.managerNow': { complaintAnswerHours: Text }
  'complaints.further.ministry': Record<never, never>
  'complaints.further.ministryName': Record<never, never>
  'complaints.further.musaned': Record<never, never>
  'contact.name.missing': Record<never, never>
  'contact.contact.missing': Record<never, never>
  'contact.contact.notAnEmail': Record<never, never>
  'contact.contact.notAPhone': Record<never, never>
  'contact.message.missing': Record<never, never>
  'contact.message.tooLong': Record<never, never>
  'contracts.title': Record<never, never>
  'contracts.loading': Record<never, never>
  'contracts.failed': Record<never, never>
  'contracts.none': Record<never, never>
  'contracts.shown': { count: number }
  'contracts.noneOfThese': Record<never, never>
  'contracts.noneOfTheseText': Record<never, never>
  'contracts.showAll': Record<never, never>
  'contracts.noneText': Record<never, never>
  'contracts.toOrders': Record<never, never>
  'contracts.filter': Record<never, never>
  'contracts.filter.all': Record<never, never>
  'contracts.filter.running': Record<never, never>
  'contracts.filter.cancelled': Record<never, never>
  'contracts.filter.expiring': Record<never, never>
  'contracts.filter.defaulted': Record<never, never>
  'contracts.filter.on_hold': Record<never, never>
  'contracts.filter.pending_swap': Record<never, never>
  'contracts.filter.suspended': Record<never, never>
  'contracts.filter.finished': Record<never, never>
  'contracts.action.pay': Record<never, never>
  'contracts.action.view': Record<never, never>
  'contracts.action.order': Record<never, never>
  'contracts.action.resume': Record<never, never>
  'contracts.action.callOff': Record<never, never>
  'contracts.action.replace': Record<never, never>
  'contracts.action.suspend': Record<never, never>
  'contracts.action.complaint': Record<never, never>
  'contracts.action.cancel': Record<never, never>
  'contracts.row.until': Record<never, never>
  'contracts.row.starts': Record<never, never>
  'contracts.row.onArrival': Record<never, never>
  'contracts.row.pay': Record<never, never>
  'contracts.resume.title': Record<never, never>
  'contracts.resume.from': Record<never, never>
  'contracts.resume.days': Record<never, never>
  'contracts.resume.visits': Record<never, never>
  'contracts.resume.notNow': Record<never, never>
  'contracts.resume.confirm': Record<never, never>
  'contracts.resume.keep': Record<never, never>
  'contracts.callOff.from': Record<never, never>
  'contracts.callOff.keep': Record<never, never>
  'contracts.letterhead.vat': Record<never, never>
  'contracts.letterhead.registration': Record<never, never>
  'contracts.closing.terms': Record<never, never>
  'contracts.closing.all': Record<never, never>
  'contracts.closing.office': Record<never, never>
  'contracts.closing.customer': Record<never, never>
  'contracts.one': Record<never, never>
  'contracts.oneFailed': Record<never, never>
  'dashboard.title': Record<never, never>
  'dashboard.failed': Record<never, never>
  'dashboard.again': Record<never, never>
  'driver.title': Record<never, never>
  'driver.greeting': { driver: Text }
  'driver.loading': Record<never, never>
  'driver.none': Record<never, never>
  'driver.noneText': Record<never, never>
  'driver.offlineText': Record<never, never>
  'driver.waiting': { count: number }
  'driver.linkTitle': Record<never, never>
  'driver.noLink': Record<never, never>
  'driver.failed': Record<never, never>
  'driver.map': Record<never, never>
  'driver.noAddress': Record<never, never>
  'driver.worker': { worker: Text }
  'driver.opens': { name: Text }
  'driver.coming': Record<never, never>
  'driver.calledOff': Record<never, never>
  'driver.progress': Record<never, never>
  'driver.toBeSent': Record<never, never>
  'driver.say.left': Record<never, never>
  'driver.say.at_door': Record<never, never>
  'driver.say.nobody_opens': Record<never, never>
  'driver.say.inside': Record<never, never>
  'driver.say.done': Record<never, never>
  'driver.nobodyFrom': Record<never, never>
  'driver.nobodyOffline': Record<never, never>
  'driver.said.left': Record<never, never>
  'driver.said.at_door': Record<never, never>
  'driver.said.nobody_opens': Record<never, never>
  'driver.said.inside': Record<never, never>
  'driver.said.done': Record<never, never>
  'faq.heading': Record<never, never>
  'faq.1.question': Record<never, never>
  'faq.1.answer': Record<never, never>
  'faq.2.question': Record<never, never>
  'faq.2.answer': Record<never, never>
  'faq.3.question': Record<never, never>
  'faq.3.answer': Record<never, never>
  'faq.4.question': Record<never, never>
  'faq.4.answer': Record<never, never>
  'faq.5.question': Record<never, never>
  'faq.5.answer': { noticeHours: Text }
  'faq.6.question': Record<never, never>
  'faq.6.answer': { driverWaitMinutes: Text }
  'faq.7.question': Record<never, never>
  'faq.7.answer': { noticeHours: Text; breakFeePercent: Text }
  'faq.8.question': Record<never, never>
  'faq.8.answer': { exchangeBusinessDays: Text }
  'faq.9.question': Record<never, never>
  'faq.9.answer': { reviewHours: Text; refundBusinessDays: Text }
  'faq.10.question': Record<never, never>
  'faq.10.answer': Record<never, never>
  'faq.11.question': Record<never, never>
  'faq.11.answer': Record<never, never>
  'faq.12.question': Record<never, never>
  'faq.12.answer': { recruitmentDays: Text }
  'faq.13.question': Record<never, never>
  'faq.13.answer': { trialDays: Text }
  'faq.14.question': Record<never, never>
  'faq.14.answer': Record<never, never>
  'faq.15.question': Record<never, never>
  'faq.15.answer': Record<never, never>
  'faq.16.question': Record<never, never>
  'faq.16.answer': { blockPoints: Text; blockValue: Text }
  'faq.17.question': Record<never, never>
  'faq.17.answer': { failedVisitChoiceHours: Text }
  'faq.18.question': Record<never, never>
  'faq.18.answer': Record<never, never>
  'home.title': { brand: Text }
  'home.description': Record<never, never>
  'home.hero.title': Record<never, never>
  'home.hero.text': Record<never, never>
  'home.next': Record<never, never>
  'home.next.today': Record<never, never>
  'home.next.move': Record<never, never>
  'home.next.cancel': Record<never, never>
  'home.next.cancelVisit': Record<never, never>
  'home.next.again': Record<never, never>
  'home.book.service': Record<never, never>
  'home.book.services.hourly': Record<never, never>
  'home.book.services.resident': Record<never, never>
  'home.book.services.period': Record<never, never>
  'home.book.services.mediation': Record<never, never>
  'home.book.package.visit': { name: Text; count: number }
  'home.book.package.month': { name: Text; count: number }
  'home.book.loading': Record<never, never>
  'home.book.day': Record<never, never>
  'home.book.today': Record<never, never>
  'home.book.tomorrow': Record<never, never>
  'home.book.full': Record<never, never>
  'home.book.time': Record<never, never>
  'home.book.arrives': Record<never, never>
  'home.book.friday': Record<never, never>
  'home.book.tax': Record<never, never>
  'home.book.price': { price: Text }
  'home.book.send': Record<never, never>
  'home.book.plans': Record<never, never>
  'home.stay.nationality': Record<never, never>
  'home.stay.length': Record<never, never>
  'home.stay.months': { months: number }
  'home.stay.price': { monthly: Text; total: Text }
  'home.stay.whole': Record<never, never>
  'home.trust.label': Record<never, never>
  'home.trust.guarantee': { trialDays: Text }
  'home.trust.price': Record<never, never>
  'home.workers.heading': Record<never, never>
  'home.workers.list': Record<never, never>
  'home.workers.lead': Record<never, never>
  'home.workers.loading': Record<never, never>
  'home.workers.failed': Record<never, never>
  'home.workers.empty.title': Record<never, never>
  'home.workers.empty.text': Record<never, never>
  'home.nationalities.heading': Record<never, never>
  'home.nationalities.lead': Record<never, never>
  'home.nationalities.loading': Record<never, never>
  'home.nationalities.failed': Record<never, never>
  'home.nationalities.empty.title': Record<never, never>
  'home.nationalities.empty.text': Record<never, never>
  'home.nationalities.all': Record<never, never>
  'home.reviews.heading': Record<never, never>
  'home.contact.heading': Record<never, never>
  'home.contact.lead': Record<never, never>
  'home.contact.write': Record<never, never>
  'home.contact.messaging': Record<never, never>
  'home.offers.heading': Record<never, never>
  'home.offers.lead': Record<never, never>
  'home.order.heading': Record<never, never>
  'home.order.text': Record<never, never>
  'home.order.package': Record<never, never>
  'home.order.plans': Record<never, never>
  'home.floating.open': Record<never, never>
  'home.floating.messaging': Record<never, never>
  'home.floating.phone': Record<never, never>
  'invoices.title': Record<never, never>
  'invoices.loading': Record<never, never>
  'invoices.failed': Record<never, never>
  'invoices.none': Record<never, never>
  'invoices.noneText': Record<never, never>
  'invoices.toOrders': Record<never, never>
  'invoices.filter': Record<never, never>
  'invoices.all': Record<never, never>
  'invoices.unpaid': Record<never, never>
  'invoices.shown': { count: number }
  'invoices.nothingUnpaid': Record<never, never>
  'invoices.nothingUnpaidText': Record<never, never>
  'invoices.view': Record<never, never>
  'invoices.viewCreditNote': Record<never, never>
  'invoices.pay': Record<never, never>
  'invoices.paidFromWallet': Record<never, never>
  'invoices.notAvailable': Record<never, never>
  'invoices.noStatus': Record<never, never>
  'invoices.kind.order': Record<never, never>
  'invoices.kind.suspension_fee': Record<never, never>
  'invoices.kind.cancellation_balance': Record<never, never>
  'invoices.kind.office_charge': Record<never, never>
  'invoices.kind.credit_note': Record<never, never>
  'invoices.kind.unknown': Record<never, never>
  'invoices.state.unpaid': Record<never, never>
  'invoices.state.overdue': Record<never, never>
  'invoices.state.paid': Record<never, never>
  'invoices.state.cancelled': Record<never, never>
  'invoices.state.credited': Record<never, never>
  'invoices.state.refunded': Record<never, never>
  'invoices.one': Record<never, never>
  'invoices.oneFailed': Record<never, never>
  'notices.title': Record<never, never>
  'notices.loading': Record<never, never>
  'notices.failed': Record<never, never>
  'notices.none': Record<never, never>
  'notices.noneText': Record<never, never>
  'notices.signIns': { count: number }
  'notices.new': Record<never, never>
  'notices.readAll': Record<never, never>
  'notices.pages': Record<never, never>
  'notices.choices.title': Record<never, never>
  'notices.choices.text': Record<never, never>
  'notices.choices.by.mail': Record<never, never>
  'notices.choices.by.text': Record<never, never>
  'notices.choices.by.whatsapp': Record<never, never>
  'notices.choices.unproved': Record<never, never>
  'notices.choices.loading': Record<never, never>
  'notices.choices.failed': Record<never, never>
  'notices.choices.by.push': Record<never, never>
  'notices.device': Record<never, never>
  'notices.device.off': Record<never, never>
  'notices.device.on': Record<never, never>
  'notices.device.denied': Record<never, never>
  'notices.device.unsupported': Record<never, never>
  'notices.device.failed': Record<never, never>
  'now.title': Record<never, never>
  'now.greeting': { name: Text }
  'now.loading': Record<never, never>
  'now.failed': Record<never, never>
  'now.someFailed': Record<never, never>
  'now.again': Record<never, never>
  'now.nothing': Record<never, never>
  'now.nothingText': Record<never, never>
  'now.choose': Record<never, never>
  'now.allVisits': Record<never, never>
  'now.bookAgain': Record<never, never>
  'now.special': Record<never, never>
  'now.lateWorkerAction': Record<never, never>
  'now.needsWorker': { gender: string }
  'now.failedVisit': Record<never, never>
  'now.chooseUntil': Record<never, never>
  'now.chooseRemedy': Record<never, never>
  'now.unconfirmed': Record<never, never>
  'now.unconfirmedText': Record<never, never>
  'now.answer': Record<never, never>
  'now.chooseWorker': Record<never, never>
  'now.pay': Record<never, never>
  'now.heldUntil': Record<never, never>
  'now.takeAgain': Record<never, never>
  'now.follow': Record<never, never>
  'now.late': { count: number }
  'now.reserved': { count: number }
  'now.needs': { count: Text }
  'now.way': Record<never, never>
  'now.unpaid': Record<never, never>
  'now.expired': { count: Text }
  'now.wallet': Record<never, never>
  'now.dueOn': Record<never, never>
  'now.overdueSince': Record<never, never>
  'orders.title': Record<never, never>
  'orders.loading': Record<never, never>
  'orders.failed': Record<never, never>
  'orders.none': Record<never, never>
  'orders.noneText': Record<never, never>
  'orders.choose': Record<never, never>
  'orders.pages': Record<never, never>
  'orders.one': Record<never, never>
  'orders.oneFailed': Record<never, never>
  'orders.oneLoading': Record<never, never>
  'orders.noOrder': Record<never, never>
  'orders.noOrderText': Record<never, never>
  'orders.fromOffice': Record<never, never>
  'orders.toList': Record<never, never>
  'orders.special': Record<never, never>
  'orders.draftText': Record<never, never>
  'orders.send': Record<never, never>
  'orders.sending': Record<never, never>
  'orders.needsWorker': { gender: string }
  'orders.needsWorkerAction': Record<never, never>
  'orders.asked.cancellation': Record<never, never>
  'orders.asked.suspension': Record<never, never>
  'orders.asked.replacement': Record<never, never>
  'orders.asked.other': Record<never, never>
  'orders.row.needsWorker': { gender: string }
  'orders.row.since': Record<never, never>
  'orders.row.heldUntil': Record<never, never>
  'orders.row.asked': Record<never, never>
  'orders.toRequest': Record<never, never>
  'orders.action.pay': Record<never, never>
  'orders.action.chooseWorker': Record<never, never>
  'orders.action.contract': Record<never, never>
  'orders.action.renew': Record<never, never>
  'orders.action.stop': Record<never, never>
  'orders.action.replace': Record<never, never>
  'orders.action.complaint': Record<never, never>
  'orders.action.cancel': Record<never, never>
  'orders.action.track': Record<never, never>
  'orders.cancel.title': { number: Text }
  'orders.cancel.text': Record<never, never>
  'orders.cancel.confirm': Record<never, never>
  'orders.cancel.keep': Record<never, never>
  'orders.cancel.done': Record<never, never>
  'orders.tracking.title': Record<never, never>
  'orders.tracking.text': Record<never, never>
  'orders.tracking.number': Record<never, never>
  'orders.tracking.loading': Record<never, never>
  'orders.tracking.failed': Record<never, never>
  'orders.tracking.closed': Record<never, never>
  'orders.tracking.toOrder': Record<never, never>
  'plans.contact': Record<never, never>
  'plans.tellMe': Record<never, never>
  'plans.loading': Record<never, never>
  'plans.failed': Record<never, never>
  'plans.none.title': Record<never, never>
  'plans.none.text': Record<never, never>
  'plans.noneUnder.title': Record<never, never>
  'plans.noneUnder.text': Record<never, never>
  'plans.more': Record<never, never>
  'plans.jobs': Record<never, never>
  'plans.search': Record<never, never>
  'plans.search.found': { count: number; search: Text }
  'plans.tabs': Record<never, never>
  'plans.tab.all': Record<never, never>
  'plans.tab.nanny': Record<never, never>
  'plans.tab.economical': Record<never, never>
  'plans.services.title': { brand: Text }
  'plans.services.description': Record<never, never>
  'plans.services.heading': Record<never, never>
  'plans.services.lead': Record<never, never>
  'plans.services.choose': Record<never, never>
  'plans.services.failed': Record<never, never>
  'plans.services.empty.title': Record<never, never>
  'plans.services.empty.text': Record<never, never>
  'plans.services.nothing.title': { search: Text }
  'plans.services.nothing.text': Record<never, never>
  'plans.services.all': Record<never, never>
  'plans.services.more': Record<never, never>
  'plans.services.help': Record<never, never>
  'plans.nationalities.title': { brand: Text }
  'plans.nationalities.description': Record<never, never>
  'plans.nationalities.heading': Record<never, never>
  'plans.nationalities.lead': Record<never, never>
  'plans.nationalities.loading': Record<never, never>
  'plans.nationalities.failed': Record<never, never>
  'plans.nationalities.empty.title': Record<never, never>
  'plans.nationalities.empty.text': Record<never, never>
  'plans.order.title': { brand: Text }
  'plans.order.description': Record<never, never>
  'plans.order.heading': Record<never, never>
  'plans.order.heading.filtered': Record<never, never>
  'plans.order.lead': Record<never, never>
  'plans.order.found': Record<never, never>
  'plans.order.pages': Record<never, never>
  'plans.order.count': { count: number }
  'plans.order.nothing.title': Record<never, never>
  'plans.order.nothing.offers': Record<never, never>
  'plans.order.nothing.text': Record<never, never>
  'plans.categories': Record<never, never>
  'plans.categories.more': Record<never, never>
  'plans.categories.fewer': Record<never, never>
  'plans.category.all': Record<never, never>
  'plans.category.babysitting': Record<never, never>
  'plans.category.personalCare': Record<never, never>
  'plans.category.visitingTimes': Record<never, never>
  'plans.category.cookingHelpers': Record<never, never>
  'plans.category.housemaid': Record<never, never>
  'plans.category.houseman': Record<never, never>
  'plans.filters': Record<never, never>
  'plans.filters.count': { count: number }
  'plans.filters.show': { count: number }
  'plans.filters.clear': Record<never, never>
  'plans.filter.any': Record<never, never>
  'plans.filter.service': Record<never, never>
  'plans.filter.nationality': Record<never, never>
  'plans.filter.price': Record<never, never>
  'plans.filter.price.to': { to: number }
  'plans.filter.price.from': { from: number }
  'plans.filter.price.between': { from: number; to: number }
  'plans.filter.duration': Record<never, never>
  'plans.filter.insurance': Record<never, never>
  'plans.filter.insurance.yes': Record<never, never>
  'plans.filter.insurance.no': Record<never, never>
  'plans.duration.1': Record<never, never>
  'plans.duration.30': Record<never, never>
  'plans.duration.90': Record<never, never>
  'plans.duration.180': Record<never, never>
  'plans.duration.365': Record<never, never>
  'plans.duration.730': Record<never, never>
  'plans.duration.days': { count: number }
  'plans.sort': Record<never, never>
  'plans.sort.recommended': Record<never, never>
  'plans.sort.price': Record<never, never>
  'plans.sort.-price': Record<never, never>
  'plans.sort.duration': Record<never, never>
  'plans.sort.-duration': Record<never, never>
  'plans.offers': Record<never, never>
  'plans.compare.label': Record<never, never>
  'plans.compare.another': Record<never, never>
  'plans.compare.count': { count: number }
  'plans.compare.open': Record<never, never>
  'plans.compare.clear': Record<never, never>
  'plans.compare.title': Record<never, never>
  'plans.compare.text': Record<never, never>
  'plans.service.title': { service: Text; brand: Text }
  'plans.service.choose.title': { brand: Text }
  'plans.service.description': Record<never, never>
  'plans.service.choose.heading': Record<never, never>
  'plans.service.back': Record<never, never>
  'plans.service.start': Record<never, never>
  'plans.service.includes': Record<never, never>
  'plans.service.excludes': Record<never, never>
  'plans.service.whom': Record<never, never>
  'plans.service.whom.hourly': Record<never, never>
  'plans.service.whom.resident': Record<never, never>
  'plans.service.whom.period': Record<never, never>
  'plans.service.whom.mediation': Record<never, never>
  'plans.service.whom.unknown': Record<never, never>
  'plans.service.steps': Record<never, never>
  'plans.service.step.hourly.1': Record<never, never>
  'plans.service.step.hourly.2': Record<never, never>
  'plans.service.step.hourly.3': Record<never, never>
  'plans.service.step.hourly.4': Record<never, never>
  'plans.service.step.resident.1': Record<never, never>
  'plans.service.step.resident.2': Record<never, never>
  'plans.service.step.resident.3': Record<never, never>
  'plans.service.step.resident.4': Record<never, never>
  'plans.service.step.period.1': Record<never, never>
  'plans.service.step.period.2': Record<never, never>
  'plans.service.step.period.3': Record<never, never>
  'plans.service.step.period.4': Record<never, never>
  'plans.service.step.mediation.1': Record<never, never>
  'plans.service.step.mediation.2': Record<never, never>
  'plans.service.step.mediation.3': Record<never, never>
  'plans.service.step.mediation.4': Record<never, never>
  'plans.service.policies': Record<never, never>
  'plans.service.policy.cancel': { noticeHours: Text }
  'plans.service.policy.complaint': { complaintAnswerHours: Text }
  'plans.service.policy.visa': Record<never, never>
  'plans.service.rules': Record<never, never>
  'plans.service.plans': Record<never, never>
  'plans.service.allPlans': Record<never, never>
  'plans.service.failed': Record<never, never>
  'plans.service.loading': Record<never, never>
  'plans.help.title': { brand: Text }
  'plans.help.description': Record<never, never>
  'plans.help.heading': Record<never, never>
  'plans.help.lead': Record<never, never>
  'plans.help.position': { step: Text; steps: Text }
  'plans.help.answers': Record<never, never>
  'plans.help.need': Record<never, never>
  'plans.help.need.housemaid': Record<never, never>
  'plans.help.need.nanny': Record<never, never>
  'plans.help.need.care': Record<never, never>
  'plans.help.need.cooking': Record<never, never>
  'plans.help.need.houseman': Record<never, never>
  'plans.help.stay': Record<never, never>
  'plans.help.stay.visits': Record<never, never>
  'plans.help.stay.living': Record<never, never>
  'plans.help.stay.either': Record<never, never>
  'plans.help.long': Record<never, never>
  'plans.help.long.short': Record<never, never>
  'plans.help.long.months': Record<never, never>
  'plans.help.long.years': Record<never, never>
  'plans.help.first': Record<never, never>
  'plans.help.first.price': Record<never, never>
  'plans.help.first.soon': Record<never, never>
  'plans.help.first.trial': Record<never, never>
  'plans.help.list': Record<never, never>
  'plans.help.again': Record<never, never>
  'plans.help.answerAll': Record<never, never>
  'plans.help.none.title': Record<never, never>
  'plans.help.none.text': Record<never, never>
  'plans.help.allPlans': Record<never, never>
  'plans.help.why': Record<never, never>
  'plans.help.reason.job': { job: Text }
  'plans.help.reason.visits': Record<never, never>
  'plans.help.reason.living': Record<never, never>
  'plans.help.reason.duration': Record<never, never>
  'plans.help.reason.price': Record<never, never>
  'plans.help.reason.priceMore.month': { riyals: number }
  'plans.help.reason.priceMore.visit': { riyals: number }
  'plans.help.reason.arrives': { days: number }
  'plans.help.reason.noTrial': Record<never, never>
  'plans.help.reason.soon': Record<never, never>
  'plans.help.reason.trial': { days: number }
  'plans.help.reason.total': Record<never, never>
  'plans.help.reason.shortest': Record<never, never>
  'plans.help.reason.longest': Record<never, never>
  'plans.help.reason.nationality': { name: Text }
  'plans.help.reason.service': { name: Text }
  'plans.withNationality': { plan: Text; nationality: Text }
  'plans.illustrated': Record<never, never>
  'plans.plan.title': { plan: Text; brand: Text }
  'plans.plan.description': { plan: Text }
  'plans.plan.failed': Record<never, never>
  'plans.plan.loading': Record<never, never>
  'plans.plan.gone': Record<never, never>
  'plans.plan.gone.text': Record<never, never>
  'plans.plan.price': Record<never, never>
  'plans.plan.price.month': Record<never, never>
  'plans.plan.price.whole': Record<never, never>
  'plans.plan.price.withTax': Record<never, never>
  'plans.plan.price.withSalary': Record<never, never>
  'plans.plan.price.withoutSalary': { salary: Text }
  'plans.plan.price.lines': Record<never, never>
  'plans.plan.onRequest': Record<never, never>
  'plans.plan.in.tax': Record<never, never>
  'plans.plan.in.hours': { count: number }
  'plans.plan.workers': { gender: string }
  'plans.plan.guarantee': Record<never, never>
  'plans.plan.guarantee.hourly': { visitComplaintHours: Text }
  'plans.plan.guarantee.resident': { gender: string; exchangeBusinessDays: Text }
  'plans.plan.guarantee.period': { days: number }
  'plans.plan.guarantee.mediation': { days: number; gender: string }
  'plans.plan.leaving': Record<never, never>
  'plans.plan.leaving.before': Record<never, never>
  'plans.plan.leaving.inTime': { noticeHours: Text }
  'plans.plan.leaving.late': { noticeHours: Text }
  'plans.plan.leaving.firstMonth': Record<never, never>
  'plans.plan.leaving.visit': { count: number }
  'plans.plan.leaving.week': { count: number }
  'plans.plan.leaving.month': { count: number }
  'plans.plan.leaving.note': Record<never, never>
  'plans.plan.book': Record<never, never>
  'plans.plan.order': Record<never, never>
  'plans.plan.arrives': { gender: string; days: number }
  'plans.plan.now': { gender: string }
  'plans.plan.from': Record<never, never>
  'plans.plan.none': Record<never, never>
  'plans.filters.remove': { filter: Text }
  'plans.filters.insurance.true': Record<never, never>
  'plans.filters.insurance.false': Record<never, never>
  'profile.title': Record<never, never>
  'profile.data': Record<never, never>
  'profile.refresh': Record<never, never>
  'profile.refreshed': Record<never, never>
  'profile.loading': Record<never, never>
  'profile.failed': Record<never, never>
  'profile.name': Record<never, never>
  'profile.nationalId': Record<never, never>
  'profile.login': Record<never, never>
  'profile.email': Record<never, never>
  'profile.mobile': Record<never, never>
  'profile.address': Record<never, never>
  'profile.country': Record<never, never>
  'profile.absent': Record<never, never>
  'profile.noPhone': Record<never, never>
  'profile.unconfirmed': Record<never, never>
  'profile.emailUnconfirmed': Record<never, never>
  'profile.confirmEmail': Record<never, never>
  'profile.confirmMobile': Record<never, never>
  'profile.building': { building: Text; unit: Text }
  'profile.edit': Record<never, never>
  'profile.editTitle': Record<never, never>
  'profile.password': Record<never, never>
  'profile.passwordHint': Record<never, never>
  'profile.save': Record<never, never>
  'profile.sending': Record<never, never>
  'profile.cancel': Record<never, never>
  'profile.saved': Record<never, never>
  'profile.preferences': Record<never, never>
  'profile.language': Record<never, never>
  'profile.digits': Record<never, never>
  'profile.digits.latn': Record<never, never>
  'profile.digits.arab': Record<never, never>
  'profile.calendar': Record<never, never>
  'profile.calendar.gregory': Record<never, never>
  'profile.calendar.umalqura': Record<never, never>
  'profile.theme': Record<never, never>
  'profile.theme.system': Record<never, never>
  'profile.theme.light': Record<never, never>
  'profile.theme.dark': Record<never, never>
  'profile.theme.contrast': Record<never, never>
  'profile.devices': Record<never, never>
  'profile.devices.text': Record<never, never>
  'profile.devices.password': Record<never, never>
  'profile.devices.loading': Record<never, never>
  'profile.devices.failed': Record<never, never>
  'profile.devices.unknown': Record<never, never>
  'profile.devices.this': Record<never, never>
  'profile.devices.used': Record<never, never>
  'profile.devices.end': Record<never, never>
  'profile.devices.endNamed': { name: Text }
  'profile.devices.endOthers': Record<never, never>
  'profile.devices.ended': Record<never, never>
  'profile.change.title': Record<never, never>
  'profile.change.text': Record<never, never>
  'profile.change.old': Record<never, never>
  'profile.change.send': Record<never, never>
  'profile.change.failed': Record<never, never>
  'profile.change.done': Record<never, never>
  'profile.delete.title': Record<never, never>
  'profile.delete.text': Record<never, never>
  'profile.delete.confirm': Record<never, never>
  'profile.delete.yes': Record<never, never>
  'profile.delete.no': Record<never, never>
  'profile.delete.password': Record<never, never>
  'profile.delete.send': Record<never, never>
  'profile.delete.leave': Record<never, never>
  'profile.delete.failed': Record<never, never>
  'profile.delete.done': Record<never, never>
  'profile.delete.contracts': Record<never, never>
  'profile.delete.wallet': Record<never, never>
  'profile.data.title': Record<never, never>
  'profile.data.text': Record<never, never>
  'profile.data.download': Record<never, never>
  'profile.data.preparing': Record<never, never>
  'profile.data.done': Record<never, never>
  'profile.data.private': Record<never, never>
  'profile.nafath': Record<never, never>
  'profile.nafath.text': Record<never, never>
  'profile.nafath.start': Record<never, never>
  'profile.nafath.choose': Record<never, never>
  'profile.nafath.waiting': Record<never, never>
  'profile.nafath.proved': Record<never, never>
  'profile.nafath.denied': Record<never, never>
  'profile.nafath.expired': Record<never, never>
  'profile.nafath.taken': Record<never, never>
  'recruitment.number': { step: number }
  'recruitment.heading': Record<never, never>
  'recruitment.details': Record<never, never>
  'recruitment.choose.title': Record<never, never>
  'recruitment.choose.text': Record<never, never>
  'recruitment.worker.title': Record<never, never>
  'recruitment.worker.text': Record<never, never>
  'recruitment.address.title': Record<never, never>
  'recruitment.address.text': Record<never, never>
  'recruitment.pay.title': Record<never, never>
  'recruitment.pay.text': Record<never, never>
  'recruitment.follow.title': Record<never, never>
  'recruitment.follow.text': Record<never, never>
  'recruitment.receive.title': Record<never, never>
  'recruitment.receive.text': Record<never, never>
  'recruitment.government.account': Record<never, never>
  'recruitment.government.request': Record<never, never>
  'recruitment.government.office': Record<never, never>
  'recruitment.government.accept': Record<never, never>
  'recruitment.government.pay': Record<never, never>
  'requests.toContracts': Record<never, never>
  'requests.menu': Record<never, never>
  'requests.chooseContract': Record<never, never>
  'requests.contract': Record<never, never>
  'requests.noContracts': Record<never, never>
  'requests.noContractsText': Record<never, never>
  'requests.contractsFailed': Record<never, never>
  'requests.contractsLoading': Record<never, never>
  'requests.contractFailed': Record<never, never>
  'requests.alreadyAsked': Record<never, never>
  'requests.toRequests': Record<never, never>
  'requests.sending': Record<never, never>
  'requests.quoteChanged': Record<never, never>
  'requests.cancellation.title': Record<never, never>
  'requests.cancellation.short': Record<never, never>
  'requests.cancellation.text': Record<never, never>
  'requests.cancellation.send': Record<never, never>
  'requests.cancellation.sendNow': Record<never, never>
  'requests.cancellation.sent': Record<never, never>
  'requests.cancellation.noReason': Record<never, never>
  'requests.cancellation.signedOut': Record<never, never>
  'requests.cancellation.attachment': Record<never, never>
  'requests.cancellation.attachmentKinds': Record<never, never>
  'requests.cancellation.reason.no_need': Record<never, never>
  'requests.cancellation.reason.moving': Record<never, never>
  'requests.cancellation.reason.price': Record<never, never>
  'requests.cancellation.reason.quality': Record<never, never>
  'requests.cancellation.reason.other': Record<never, never>
  'requests.leaving.instead': Record<never, never>
  'requests.leaving.toPayment': { refundBusinessDays: Text; atOnce: string }
  'requests.leaving.toWallet': { atOnce: string }
  'requests.leaving.back': Record<never, never>
  'requests.leaving.atOnce': Record<never, never>
  'requests.leaving.onApproval': { reviewHours: Text }
  'requests.leaving.move': Record<never, never>
  'requests.leaving.done': Record<never, never>
  'requests.suspension.title': Record<never, never>
  'requests.suspension.short': Record<never, never>
  'requests.suspension.text': Record<never, never>
  'requests.suspension.send': Record<never, never>
  'requests.suspension.sent': Record<never, never>
  'requests.suspension.noReason': Record<never, never>
  'requests.suspension.signedOut': Record<never, never>
  'requests.suspension.reason.no_need': Record<never, never>
  'requests.suspension.reason.booking_error': Record<never, never>
  'requests.suspension.reason.other': Record<never, never>
  'requests.replacement.title': Record<never, never>
  'requests.replacement.short': Record<never, never>
  'requests.replacement.text': { reviewHours: Text; exchangeBusinessDays: Text }
  'requests.replacement.send': Record<never, never>
  'requests.replacement.sent': Record<never, never>
  'requests.replacement.noReason': Record<never, never>
  'requests.replacement.reason.no_show': Record<never, never>
  'requests.replacement.reason.unsatisfactory': Record<never, never>
  'requests.replacement.reason.late': Record<never, never>
  'requests.replacement.reason.other': Record<never, never>
  'requestList.title': Record<never, never>
  'requestList.loading': Record<never, never>
  'requestList.failed': Record<never, never>
  'requestList.none': Record<never, never>
  'requestList.noneText': Record<never, never>
  'requestList.pages': Record<never, never>
  'requestList.toContracts': Record<never, never>
  'requestList.withdraw': Record<never, never>
  'requestList.withdraw.title': { number: Text }
  'requestList.withdraw.text': Record<never, never>
  'requestList.withdraw.keep': Record<never, never>
  'requestList.withdraw.done': Record<never, never>
  'services.heading': Record<never, never>
  'services.lead': Record<never, never>
  'services.loading': Record<never, never>
  'services.empty.title': Record<never, never>
  'services.empty.text': Record<never, never>
  'services.failed.title': Record<never, never>
  'services.from': Record<never, never>
  'services.withSalary': Record<never, never>
  'services.withTax': Record<never, never>
  'services.package.month': { count: number; included: Text }
  'services.package.visit': { count: number; included: Text }
  'services.onRequest': Record<never, never>
  'statement.title': Record<never, never>
  'statement.description': Record<never, never>
  'statement.lead': Record<never, never>
  'statement.does.title': Record<never, never>
  'statement.does.keyboard': Record<never, never>
  'statement.does.reader': Record<never, never>
  'statement.does.contrast': Record<never, never>
  'statement.does.text': Record<never, never>
  'statement.does.input': Record<never, never>
  'statement.limits.title': Record<never, never>
  'statement.limits.text': Record<never, never>
  'statement.limits.tried': Record<never, never>
  'statement.write': Record<never, never>
  'terms.title': Record<never, never>
  'terms.description': Record<never, never>
  'terms.lead': Record<never, never>
  'terms.index': Record<never, never>
  'terms.loading': Record<never, never>
  'terms.failed': Record<never, never>
  'terms.empty.title': Record<never, never>
  'terms.empty.text': Record<never, never>
  'visits.title': Record<never, never>
  'visits.text': { noticeHours: Text }
  'visits.loading': Record<never, never>
  'visits.failed': Record<never, never>
  'visits.none': Record<never, never>
  'visits.noneText': Record<never, never>
  'visits.noneAhead': Record<never, never>
  'visits.choose': Record<never, never>
  'visits.upcoming': Record<never, never>
  'visits.later': Record<never, never>
  'visits.fixed.too_late': { noticeHours: Text }
  'visits.fixed.no_worker': Record<never, never>
  'visits.fixed.cancelling': Record<never, never>
  'visits.fixed.contract': Record<never, never>
  'visits.fixedMany.too_late': { noticeHours: Text }
  'visits.fixedMany.no_worker': Record<never, never>
  'visits.fixedMany.cancelling': Record<never, never>
  'visits.fixedMany.contract': Record<never, never>
  'visits.past': { count: number }
  'visits.ended.agency': Record<never, never>
  'visits.ended.nobody': Record<never, never>
  'visits.ended.family': Record<never, never>
  'visits.ended.cutShort': Record<never, never>
  'visits.ended.anotherTime': Record<never, never>
  'visits.ended.returned': { amount: Text }
  'visits.recent': Record<never, never>
  'visits.unconfirmed': Record<never, never>
  'visits.choice.title': Record<never, never>
  'visits.choice.until': Record<never, never>
  'visits.choice.otherwise': Record<never, never>
  'visits.choice.another': Record<never, never>
  'visits.choice.refund': Record<never, never>
  'visits.another.title': Record<never, never>
  'visits.another.text': Record<never, never>
  'visits.another.times': Record<never, never>
  'visits.another.same': { gender: string }
  'visits.another.more': Record<never, never>
  'visits.another.none': Record<never, never>
  'visits.another.choose': Record<never, never>
  'visits.another.send': Record<never, never>
  'visits.another.sending': Record<never, never>
  'visits.another.done': Record<never, never>
  'visits.refund.title': Record<never, never>
  'visits.refund.text': Record<never, never>
  'visits.refund.send': Record<never, never>
  'visits.refund.sending': Record<never, never>
  'visits.refund.done': Record<never, never>
  'visits.rate': Record<never, never>
  'visits.rate.change': Record<never, never>
  'visits.rate.title': Record<never, never>
  'visits.rate.text': { gender: string }
  'visits.rate.stars': Record<never, never>
  'visits.rate.stars.5': Record<never, never>
  'visits.rate.stars.4': Record<never, never>
  'visits.rate.stars.3': Record<never, never>
  'visits.rate.stars.2': Record<never, never>
  'visits.rate.stars.1': Record<never, never>
  'visits.rate.next': Record<never, never>
  'visits.rate.next.any': Record<never, never>
  'visits.rate.next.same': { gender: string }
  'visits.rate.next.another': { gender: string }
  'visits.rate.next.anotherHint': { gender: string }
  'visits.rate.note': Record<never, never>
  'visits.rate.send': Record<never, never>
  'visits.rate.sending': Record<never, never>
  'visits.rate.done': { days: number }
  'visits.rate.closed': Record<never, never>
  'visits.rated.stars': { stars: Text }
  'visits.rated.same': { gender: string }
  'visits.rated.another': { gender: string }
  'visits.bookAgain': Record<never, never>
  'visits.calendar.add': Record<never, never>
  'visits.calendar.title': { brand: Text; service: Text }
  'visits.move': Record<never, never>
  'visits.morning': Record<never, never>
  'visits.evening': Record<never, never>
  'visits.move.title': Record<never, never>
  'visits.move.text': Record<never, never>
  'visits.move.now': Record<never, never>
  'visits.move.day': Record<never, never>
  'visits.move.window': Record<never, never>
  'visits.move.loading': Record<never, never>
  'visits.move.failed': Record<never, never>
  'visits.move.noTime': Record<never, never>
  'visits.move.taken': Record<never, never>
  'visits.move.current': Record<never, never>
  'visits.move.chooseDay': Record<never, never>
  'visits.move.chooseWindow': Record<never, never>
  'visits.move.send': Record<never, never>
  'visits.move.sending': Record<never, never>
  'visits.move.back': Record<never, never>
  'visits.move.done': Record<never, never>
  'wallet.title': Record<never, never>
  'wallet.loading': Record<never, never>
  'wallet.failed': Record<never, never>
  'wallet.toInvoices': Record<never, never>
  'wallet.entries': Record<never, never>
  'wallet.entriesFailed': Record<never, never>
  'wallet.noEntries': Record<never, never>
  'wallet.noEntriesText': Record<never, never>
  'wallet.more': { count: number }
  'wallet.returns.title': Record<never, never>
  'wallet.returns.text': { reviewHours: Text; exchangeBusinessDays: Text; refundBusinessDays: Text }
  'wallet.returns.rule': Record<never, never>
  'wallet.returns.failed': Record<never, never>
  'wallet.returns.nothing': Record<never, never>
  'wallet.returns.nothingText': Record<never, never>
  'wallet.returns.choose': Record<never, never>
  'wallet.returns.contract': Record<never, never>
  'wallet.returns.chooseContract': Record<never, never>
  'wallet.returns.action': Record<never, never>
  'wallet.returns.replaceService': Record<never, never>
  'wallet.returns.replaceService.hint': { exchangeBusinessDays: Text }
  'wallet.returns.refundPayment': Record<never, never>
  'wallet.returns.refundPayment.hint': { refundBusinessDays: Text }
  'wallet.returns.quote': Record<never, never>
  'wallet.returns.ends': Record<never, never>
  'wallet.returns.reasons': Record<never, never>
  'wallet.returns.reason.unused': Record<never, never>
  'wallet.returns.reason.charged_twice': Record<never, never>
  'wallet.returns.reason.not_as_described': Record<never, never>
  'wallet.returns.reason.other': Record<never, never>
  'wallet.returns.reasonText': Record<never, never>
  'wallet.returns.noReason': Record<never, never>
  'wallet.returns.email': Record<never, never>
  'wallet.returns.phone': Record<never, never>
  'wallet.returns.send': Record<never, never>
  'wallet.returns.sending': Record<never, never>
  'wallet.returns.sent': { reviewHours: Text }
  'wallet.returns.follow': Record<never, never>
  'wallet.cards.title': Record<never, never>
  'wallet.cards.text': Record<never, never>
  'wallet.cards.failed': Record<never, never>
  'wallet.cards.none': Record<never, never>
  'wallet.cards.noneText': Record<never, never>
  'wallet.cards.add': Record<never, never>
  'wallet.cards.whenPaying': Record<never, never>
  'wallet.cards.saved': Record<never, never>
  'wallet.cards.once': Record<never, never>
  'wallet.cards.removed': Record<never, never>
  'wallet.cards.removeTitle': { last4: Text }
  'wallet.cards.removeText': Record<never, never>
  'wallet.cards.remove': Record<never, never>
  'wallet.cards.keep': Record<never, never>
  'wallet.vouchers.title': Record<never, never>
  'wallet.vouchers.text': Record<never, never>
  'wallet.vouchers.failed': Record<never, never>
  'wallet.vouchers.none': Record<never, never>
  'wallet.vouchers.noneText': Record<never, never>
  'wallet.toPoints': Record<never, never>
  'wallet.vouchers.code': Record<never, never>
  'wallet.vouchers.claim': Record<never, never>
  'wallet.vouchers.claiming': Record<never, never>
  'wallet.vouchers.claimed': { name: Text }
  'wallet.rewards.title': Record<never, never>
  'wallet.rewards.failed': Record<never, never>
  'wallet.rewards.made': Record<never, never>
  'wallet.rewards.toVouchers': Record<never, never>
  'wallet.rewards.earning': { points: number; per: number; block: number; worth: number }
  'wallet.rewards.rules': Record<never, never>
  'wallet.rewards.entries': Record<never, never>
  'workers.title': Record<never, never>
  'workers.loading': Record<never, never>
  'workers.failed': Record<never, never>
  'workers.illustration': Record<never, never>
  'workers.free': { gender: string }
  'workers.busy': { gender: string }
  'workers.nationality': Record<never, never>
  'workers.age': Record<never, never>
  'workers.years': { count: number }
  'workers.experience': Record<never, never>
  'workers.city': Record<never, never>
  'workers.languages': Record<never, never>
  'workers.and': Record<never, never>
  'workers.skills': Record<never, never>
  'workers.plans': { gender: string }
  'workers.book': { gender: string }
  'workers.more': Record<never, never>
  'workers.gone.title': Record<never, never>
  'workers.gone.text': Record<never, never>
  'workers.services': Record<never, never>
  'address.comma': Record<never, never>
  'address.notServed': Record<never, never>
  'address.notServed.title': { place: Text }
  'address.notServed.text': { cities: Text }
  'address.notServed.tellMe': Record<never, never>
  'bookings.now': Record<never, never>
  'bookings.next': Record<never, never>
  'bookings.past': Record<never, never>
  'bookings.tabs': Record<never, never>
  'bookings.tabs.orders': Record<never, never>
  'bookings.tabs.contracts': Record<never, never>
  'bookings.tabs.visits': Record<never, never>
  'bookings.label.until': { day: Text }
  'bookings.label.from': { day: Text }
  'codes.mobile': Record<never, never>
  'codes.mobileHint': Record<never, never>
  'codes.send': Record<never, never>
  'codes.sending': Record<never, never>
  'codes.confirm': Record<never, never>
  'codes.confirming': Record<never, never>
  'codes.otherMobile': Record<never, never>
  'codes.hint': { mobile: Text }
  'codes.hintOwn': { mobile: Text }
  'codes.emailCode': Record<never, never>
  'codes.emailText': { email: Text }
  'codes.contactPhone': Record<never, never>
  'codes.contactPhoneHint': Record<never, never>
  'codes.byEmail': Record<never, never>
  'codes.byMobile': Record<never, never>
  'codes.again': Record<never, never>
  'codes.againSoon': Record<never, never>
  'codes.sentAgain': Record<never, never>
  'errors.network': Record<never, never>
  'errors.late': Record<never, never>
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
  'forms.field.password_is_login': Record<never, never>
  'forms.field.password_unchanged': Record<never, never>
  'forms.field.passwords_differ': Record<never, never>
  'forms.field.login_missing': Record<never, never>
  'forms.field.taken': Record<never, never>
  'forms.field.not_found': Record<never, never>
  'forms.uploadFailed': Record<never, never>
  'newPassword.new': Record<never, never>
  'newPassword.again': Record<never, never>
  'newPassword.hint': { least: number }
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
  'validation.person.contactPhone': Record<never, never>
  'validation.person.email': Record<never, never>
  'validation.password.tooShort': { least: number }
  'validation.password.tooLong': { most: number }
  'validation.password.common': Record<never, never>
  'validation.password.isLogin': Record<never, never>
  'validation.password.sameAsOld': Record<never, never>
  'validation.signUp.fillAllRequired': Record<never, never>
  'validation.signUp.emailOrPhone': Record<never, never>
  'validation.signUp.chosenLogin': Record<never, never>
  'validation.signUp.invalidEmail': Record<never, never>
  'validation.signUp.passwordsDoNotMatch': Record<never, never>
  'validation.login.fillAllFields': Record<never, never>
  'validation.login.enterNationalIdFirst': Record<never, never>
  'validation.forgotPassword.emailRequired': Record<never, never>
  'validation.bookingAccount.name': Record<never, never>
  'validation.bookingAccount.nationalId': Record<never, never>
  'validation.bookingAccount.password': Record<never, never>
  'validation.code.mobileRequired': Record<never, never>
  'validation.code.required': Record<never, never>
  'validation.code.sixDigits': Record<never, never>
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
  'validation.booking.chooseBranch': Record<never, never>
  'validation.booking.chooseDelivery': Record<never, never>
  'validation.booking.chooseWorkers': Record<never, never>
  'validation.booking.agreeToAllTerms': Record<never, never>
  'validation.schedule.chooseDay': Record<never, never>
  'validation.schedule.choosePeriod': Record<never, never>
  'validation.schedule.inThePast': Record<never, never>
  'validation.schedule.tooSoon': Record<never, never>
  'validation.schedule.tooFar': Record<never, never>
  'validation.schedule.noFridayMorning': Record<never, never>
  'validation.schedule.noFridayInRamadan': Record<never, never>
  'validation.schedule.weekdayNotInPlan': Record<never, never>
  'validation.schedule.outsideRamadan': Record<never, never>
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
  'validation.suspension.startBeforeService': Record<never, never>
  'validation.suspension.resumeBeforeStart': Record<never, never>
  'validation.suspension.tooLong': { most: number }
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
  'validation.file.tooLarge': { megabytes: Text }
  'validation.file.imageOnly': Record<never, never>
  'validation.file.imageOrPdf': Record<never, never>
  'missing.order': Record<never, never>
  'missing.contract': Record<never, never>
  'missing.invoice': Record<never, never>
  'missing.text': Record<never, never>
  'missing.toOrders': Record<never, never>
  'missing.toContracts': Record<never, never>
  'missing.toInvoices': Record<never, never>
  'missing.contact': Record<never, never>
  'orders.facts.next': Record<never, never>
  'orders.facts.others': Record<never, never>
  'orders.facts.visits': Record<never, never>
  'orders.facts.more': { count: number }
  'orders.facts.started': Record<never, never>
  'orders.facts.start': Record<never, never>
  'orders.facts.address': Record<never, never>
  'orders.facts.pickup': Record<never, never>
  'orders.facts.comes': Record<never, never>
  'orders.facts.officeChooses': Record<never, never>
  'orders.facts.officeChoosesOthers': Record<never, never>
  'orders.facts.afterVisa': Record<never, never>
  'orders.facts.officeAgrees': Record<never, never>
  'orders.facts.dayBefore': Record<never, never>
  'orders.facts.contract': { number: Text }
  'orders.facts.invoice': { number: Text }
  'orders.facts.price': Record<never, never>
  'orders.arrival.text': { gender: string }
  'orders.arrival.yes': { gender: string }
  'orders.offer.door': { gender: string; date: Text }
  'orders.offer.branch': { gender: string; date: Text }
  'orders.offer.disputed': Record<never, never>
  'orders.offer.no': Record<never, never>
  'orders.recruitment.expected': { expected: Text; latest: Text }
  'orders.recruitment.latest': { latest: Text }
  'orders.recruitment.late': { latest: Text }
  'orders.lateWorker': { gender: string; date: Text }
  'orders.ticket.calendar': Record<never, never>
  'orders.ticket.calendarUpdate': Record<never, never>
  'orders.ticket.share': Record<never, never>
  'orders.ticket.copied': Record<never, never>
  'orders.ticket.notCopied': Record<never, never>
  'orders.duration.day': { count: number }
  'orders.duration.month': { count: number }
  'orders.duration.year': { count: number }
  'orders.job.housemaid': Record<never, never>
  'orders.job.nanny': Record<never, never>
  'orders.job.nurse': Record<never, never>
  'orders.nationality.filipino': Record<never, never>
  'orders.nationality.indian': Record<never, never>
  'orders.nationality.ethiopian': Record<never, never>
  'orders.package.count': { count: number }
  'orders.package.job': Record<never, never>
  'orders.package.nationality': Record<never, never>
  'orders.package.workers': Record<never, never>
  'orders.package.duration': Record<never, never>
  'orders.package.start': Record<never, never>
  'paging.more': { count: number }
  'paging.position': { page: number; pages: number }
  'payment.card': Record<never, never>
  'payment.savedCard': { brand: string; last4: Text }
  'payment.cardForOnePayment': { card: Text }
  'payment.savedCardHint': Record<never, never>
  'payment.otherCard': Record<never, never>
  'payment.saveCard': Record<never, never>
  'privacy.note': Record<never, never>
  'privacy.link': Record<never, never>
  'privacy.linkOfVersion': { version: Text }
  'privacy.new': Record<never, never>
  'privacy.read': Record<never, never>
  'privacy.confirm': Record<never, never>
  'privacy.confirmed': Record<never, never>
  'refunds.title': Record<never, never>
  'refunds.toCard': Record<never, never>
  'refunds.toWallet': Record<never, never>
  'refunds.state': Record<never, never>
  'refunds.state.on_its_way': Record<never, never>
  'refunds.state.sent': Record<never, never>
  'refunds.state.in_wallet': Record<never, never>
  'refunds.approved': Record<never, never>
  'refunds.due': Record<never, never>
  'refunds.and': Record<never, never>
  'refusals.wrong_credentials': Record<never, never>
  'refusals.signature_invalid': Record<never, never>
  'refusals.method_not_allowed': Record<never, never>
  'refusals.not_confirmed': Record<never, never>
  'refusals.idempotency_in_progress': Record<never, never>
  'refusals.login_taken': Record<never, never>
  'refusals.account_has_running_contract': Record<never, never>
  'refusals.account_has_frozen_money': Record<never, never>
  'refusals.address_in_use': Record<never, never>
  'refusals.address_incomplete': Record<never, never>
  'refusals.city_not_served': Record<never, never>
  'refusals.city_not_reached': Record<never, never>
  'refusals.worker_city_not_accepted': Record<never, never>
  'refusals.total_changed': Record<never, never>
  'refusals.terms_not_accepted': Record<never, never>
  'refusals.terms_outdated': Record<never, never>
  'refusals.plan_unavailable': Record<never, never>
  'refusals.worker_unavailable': Record<never, never>
  'refusals.no_worker_free': Record<never, never>
  'refusals.slot_taken': Record<never, never>
  'refusals.date_unavailable': Record<never, never>
  'refusals.mobile_unproved': Record<never, never>
  'refusals.balance_too_low': Record<never, never>
  'refusals.points_too_few': Record<never, never>
  'refusals.voucher_unknown': Record<never, never>
  'refusals.voucher_used': Record<never, never>
  'refusals.voucher_already_added': Record<never, never>
  'refusals.voucher_expired': Record<never, never>
  'refusals.voucher_not_applicable': Record<never, never>
  'refusals.order_not_payable': Record<never, never>
  'refusals.order_awaiting_payment': Record<never, never>
  'refusals.order_already_paid': Record<never, never>
  'refusals.order_not_cancellable': Record<never, never>
  'refusals.order_not_priced': Record<never, never>
  'refusals.method_not_available': Record<never, never>
  'refusals.contract_not_open': Record<never, never>
  'refusals.request_already_open': Record<never, never>
  'refusals.request_already_answered': Record<never, never>
  'refusals.quote_changed': Record<never, never>
  'refusals.instalments_not_cancellable': Record<never, never>
  'refusals.refund_not_allowed': Record<never, never>
  'refusals.invoice_not_payable': Record<never, never>
  'refusals.driver_still_waiting': Record<never, never>
  'refusals.driver_link_invalid': Record<never, never>
  'refusals.driver_link_closed': Record<never, never>
  'refusals.notice_too_short': Record<never, never>
  'refusals.visit_choice_closed': Record<never, never>
  'refusals.visit_not_movable': Record<never, never>
  'refusals.card_token_unknown': Record<never, never>
  'refusals.transition_not_allowed': Record<never, never>
  'refusals.payload_too_large': Record<never, never>
  'refusals.too_many_files': Record<never, never>
  'refusals.unsupported_media_type': Record<never, never>
  'refusals.upload_type_refused': Record<never, never>
  'refusals.wrong_password': Record<never, never>
  'refusals.reset_link_invalid': Record<never, never>
  'refusals.code_invalid': Record<never, never>
  'refusals.card_refused': Record<never, never>
  'refusals.idempotency_key_reused': Record<never, never>
  'refusals.provider_unavailable': Record<never, never>
  'requests.quoteMoved': Record<never, never>
  'requests.betterSums': Record<never, never>
  'requests.voucher.returned': Record<never, never>
  'requests.voucher.until': Record<never, never>
  'requests.voucher.shared': Record<never, never>
  'requests.network': Record<never, never>
  'requests.failed': Record<never, never>
  'requests.refusal.suspension_in_the_past': Record<never, never>
  'requests.refusal.suspension_empty': Record<never, never>
  'requests.refusal.suspension_after_the_end': Record<never, never>
  'requests.refusal.instalments_not_cancellable': Record<never, never>
  'requests.refusal.refund_not_allowed': Record<never, never>
  'requests.refusal.contract_not_open': Record<never, never>
  'requests.refusal.payFirst': { number: Text }
  'requests.payInvoice': Record<never, never>
  'requests.refusal.other': Record<never, never>
  'requests.refusal.suspension_before_the_start': Record<never, never>
  'requests.refusal.suspension_before_arrival': Record<never, never>
  'requests.refusal.suspension_too_long': { most: number }
  'visits.actions.move': Record<never, never>
  'visits.actions.contract': Record<never, never>
  'visits.actions.cancel': Record<never, never>
  'visits.actions.cancelVisit': Record<never, never>
  'visits.question.text': { gender: string }
  'visits.question.came': { gender: string }
  'visits.question.nobody': Record<never, never>
  'visits.question.dispute': Record<never, never>
  'visits.question.claimed': Record<never, never>
  'visits.question.until': Record<never, never>
  'visits.day.title': Record<never, never>
  'visits.day.step.left': Record<never, never>
  'visits.day.step.at_door': Record<never, never>
  'visits.day.step.nobody_opens': Record<never, never>
  'visits.day.step.inside': Record<never, never>
  'visits.day.step.done': Record<never, never>
  'visits.day.onTheWay': { name: Text }
  'visits.day.onTheWayDriver': Record<never, never>
  'visits.day.atDoor': { name: Text }
  'visits.day.atDoorDriver': Record<never, never>
  'visits.day.waitsUntil': Record<never, never>
  'visits.day.byDriver': { driver: Text }
  'visits.day.coming': Record<never, never>
  'visits.day.comingSending': Record<never, never>
  'visits.day.comingSaid': Record<never, never>
  'visits.day.opens': { name: Text }
  'visits.day.nameOpener': Record<never, never>
  'visits.day.changeOpener': Record<never, never>
  'visits.day.opener.title': Record<never, never>
  'visits.day.opener.text': Record<never, never>
  'visits.day.opener.name': Record<never, never>
  'visits.day.opener.mobile': Record<never, never>
  'visits.day.opener.save': Record<never, never>
  'visits.day.opener.saving': Record<never, never>
  'visits.day.opener.cancel': Record<never, never>
}

export type MessageId = keyof MessageValues
export type { Text, Wrap }
