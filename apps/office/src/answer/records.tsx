import { useEndpoint } from '@sakina/api-client/swr'
import type { Id } from '@sakina/api-client/wire/value-codecs'
import type { EntityOf } from '@sakina/api-client/wire/operation'
import {
  opsAdvanceOrder,
  opsAnswerComplaint,
  opsAnswerContactMessage,
  opsAnswerNotice,
  opsAnswerRequest,
  opsAssignWorker,
  opsCancelContract,
  opsCancelOrder,
  opsDecideVisit,
  opsGetComplaint,
  opsGetContactMessage,
  opsGetContract,
  opsGetInvoice,
  opsGetNotice,
  opsGetOrder,
  opsGetRefund,
  opsGetRequest,
  opsGetVisit,
  opsIssueCharge,
  opsMakeDriverLink,
  opsMarkRefund,
  opsMoveVisit,
  opsPriceOrder,
  opsReassignVisit,
  opsRecordOrderPayment,
  opsRecordPayment,
  opsSendPaymentLink,
  opsSetVisitState,
  opsVoidCharge,
} from '@sakina/api-client/wire/ops'
import { riyadhDay } from '@sakina/domain/calendar'
import {
  isComplaintForManager,
  isContractOver,
  isVisitUnfinished,
  orderLifecycle,
  visitLifecycle,
} from '@sakina/domain/lifecycles'
import { moneyFromWire } from '@sakina/domain/money'
import { canVisitBe } from '@sakina/domain/visit-day'
import {
  faults,
  managerRoles,
  officePaymentMethods,
  visitPeriods,
  type QueueKind,
} from '@sakina/domain/vocabulary'
import { DateText } from '@sakina/ui/date-text'
import { KeyValueList } from '@sakina/ui/key-value-list'
import { Money } from '@sakina/ui/money'
import { PersonName } from '@sakina/ui/person-name'
import type { SWRResponse } from 'swr'
import type { ApiError } from '@sakina/api-client/client'

import { now } from '../shared/clock.ts'
import { Moment } from '../shared/moment.tsx'
import { RecordNumber } from '../shared/record-number.tsx'
import { Link } from '../shared/router.tsx'
import { useText } from '../shared/text.ts'
import { Written } from '../shared/written.tsx'
import { nothing, previewOf, previewText, textOf, type Act, type Values } from './act.ts'
import type { Loaded, Show, RecordView } from './loaded.ts'
import { SentPictures } from './sent-pictures.tsx'
import type { Waiting } from './owner.tsx'

type Translate = ReturnType<typeof useText>

const contractOf = (contract: { readonly name: string } | null) =>
  contract && (
    <Link to={`/contract/${contract.name}`} className="text-primary">
      <RecordNumber>{contract.name}</RecordNumber>
    </Link>
  )
const dayOf = (day: Parameters<typeof DateText>[0]['value'] | null) => day && <DateText value={day} />
const sumOf = (sum: number | null) => sum !== null && <Money halalas={sum} />
const namesOf = (workers: readonly { readonly name: string }[]) =>
  workers.length > 0 && workers.map(({ name }) => <PersonName key={name} name={name} />)

const note = { name: 'note' } as const
const shortNote = { ...note, limit: 'officeNote' } as const
const riyals = (typed: string) => moneyFromWire(Number(typed))
const workerOf = ({ worker, agreed }: Values) => ({
  ...(worker !== '' && { workerId: Number(worker) }),
  ...(agreed !== '' && { familyAgreed: true }),
})

const showRequest: Show<EntityOf<typeof opsGetRequest>> = (request, t) => {
  const { id, contract, kind } = request
  const isForWorker = kind === 'replacement' || kind === 'replace_service'
  const answer = (decision: 'approve' | 'reject'): Act => {
    const body = (values: Values) => ({
      decision,
      ...textOf('note', values.note),
      ...(decision === 'approve' && isForWorker && workerOf(values)),
    })
    return {
      id: decision,
      operation: opsAnswerRequest,
      fields: [
        ...(decision === 'approve' && isForWorker && contract !== null
          ? [{ name: 'worker', order: contract.name } as const]
          : []),
        shortNote,
      ],
      run: (send, values, options) => send(opsAnswerRequest, { params: { id }, body: body(values) }, options),
      preview: (values) => previewOf(opsAnswerRequest, id, body(values)),
    }
  }
  return {
    id,
    number: request.number,
    customer: request.customer,
    branch: request.branch,
    facts: [
      { label: 'answer.fact.about', value: t.ofCode(`today.about.${kind}`) },
      { label: 'answer.fact.state', value: request.status.label },
      { label: 'answer.fact.contract', value: contractOf(contract) },
      { label: 'answer.fact.worker', value: request.worker && <PersonName name={request.worker.name} /> },
      { label: 'answer.fact.asked', value: dayOf(request.requestedOn) },
      { label: 'answer.fact.from', value: dayOf(request.effectiveOn) },
      { label: 'answer.fact.resumes', value: dayOf(request.resumesOn) },
      { label: 'answer.fact.fee', value: request.fee !== null && request.fee > 0 && sumOf(request.fee) },
      { label: 'answer.fact.refund', value: sumOf(request.refund) },
      {
        label: 'answer.fact.lines',
        value: request.lines.length > 0 && (
          <KeyValueList
            items={request.lines.map(({ label, amount }) => ({ label, value: <Money halalas={-amount} /> }))}
          />
        ),
        wide: true,
      },
      { label: 'answer.fact.exchangeDue', value: dayOf(request.exchangeDue) },
      { label: 'answer.fact.due', value: request.answerDue && <Moment at={request.answerDue} /> },
      { label: 'answer.fact.reason', value: request.reason, wide: true },
      { label: 'answer.fact.attachment', value: request.hasAttachment && t('answer.attached') },
      { label: 'answer.fact.answered', value: request.answerNote, wide: true },
    ],
    acts: [answer('approve'), answer('reject')],
  }
}

const showComplaint: Show<EntityOf<typeof opsGetComplaint>> = (complaint, t) => {
  const { id } = complaint
  const isForManager =
    complaint.state.code !== 'closed' &&
    isComplaintForManager(complaint.history.map((event) => ({ ...event, state: event.state.code })))
  const answer = (act: 'close' | 'hold' | 'reply', state: 'closed' | 'on_hold' | 'open'): Act => {
    const body = (values: Values) => ({ state, ...textOf('note', values.note) })
    return {
      id: act,
      operation: isForManager ? { roles: managerRoles } : opsAnswerComplaint,
      fields: [{ ...note, isRequired: true }],
      run: (send, values, options) =>
        send(opsAnswerComplaint, { params: { id }, body: body(values) }, options),
      preview: () => previewOf(opsAnswerComplaint, id, body({ ...nothing, note: previewText })),
    }
  }
  const isOpen = complaint.state.code === 'open'
  return {
    id,
    number: complaint.number,
    customer: complaint.customer,
    branch: complaint.branch,
    facts: [
      { label: 'answer.fact.about', value: t.ofCode(`today.about.${complaint.type}`) },
      { label: 'answer.fact.state', value: complaint.state.label },
      { label: 'answer.fact.priority', value: complaint.priority.label },
      { label: 'answer.fact.decides', value: isForManager && t('answer.manager') },
      { label: 'answer.fact.contract', value: contractOf(complaint.contract) },
      {
        label: 'answer.fact.visit',
        value: complaint.visit && (
          <Link
            to={recordPath({ kind: 'visit', id: complaint.visitId ?? '', number: complaint.visit.number })}
            className="text-primary"
          >
            {dayOf(complaint.visit.date)} · <RecordNumber>{complaint.visit.number}</RecordNumber>
          </Link>
        ),
      },
      {
        label: 'answer.fact.worker',
        value: complaint.workerName !== '' && <PersonName name={complaint.workerName} />,
      },
      { label: 'answer.fact.asked', value: dayOf(complaint.requestedOn) },
      { label: 'answer.fact.due', value: complaint.answerDue && <Moment at={complaint.answerDue} /> },
      { label: 'answer.fact.reason', value: complaint.reason, wide: true },
      {
        label: 'answer.fact.details',
        value: complaint.details !== complaint.reason && complaint.details,
        wide: true,
      },
      ...complaint.history.flatMap(({ note: said, at, byOffice, pictures }) =>
        said === null && pictures.length === 0
          ? []
          : [
              {
                label:
                  said === null
                    ? 'answer.fact.pictures'
                    : byOffice
                      ? 'answer.fact.said'
                      : 'answer.fact.familySaid',
                value: <Said at={at} text={said} pictures={pictures} />,
                wide: true,
              } as const,
            ],
      ),
    ],
    acts: [
      answer('close', 'closed'),
      isOpen ? answer('reply', 'open') : answer('reply', 'on_hold'),
      ...(isOpen ? [answer('hold', 'on_hold')] : []),
    ],
  }
}

type SaidProps = {
  at: Parameters<typeof Moment>[0]['at'] | null
  text: string | null
  pictures: readonly Id[]
}
const Said = ({ at, text, pictures }: SaidProps) => (
  <span className="grid">
    {text}
    {pictures.length > 0 && <SentPictures ids={pictures} />}
    {at !== null && (
      <span className="text-small text-text-muted">
        <Moment at={at} />
      </span>
    )}
  </span>
)

type OfficeOrder = EntityOf<typeof opsGetOrder>

const orderFacts = (order: OfficeOrder, t: Translate): RecordView['facts'] => [
  { label: 'answer.fact.about', value: t.ofCode(`today.about.${order.kind}`) },
  { label: 'answer.fact.state', value: t.ofCode(`acts.change.order.${order.status.code}`) },
  { label: 'answer.fact.contract', value: contractOf(order.contract) },
  { label: 'answer.fact.plan', value: order.plan?.name },
  { label: 'answer.fact.worker', value: namesOf(order.workers) },
  {
    label: 'answer.fact.wish',
    value:
      order.special &&
      [
        `${order.special.workerCount} × ${t.ofCode(`answer.special.${order.special.workerType}`)}`,
        t.ofCode(`answer.special.${order.special.nationality}`),
        t.ofCode(`answer.special.${order.special.duration}`),
      ].join(' · '),
    wide: true,
  },
  {
    label: 'answer.fact.indicative',
    value: order.special?.indicativeTotal != null && <Money halalas={order.special.indicativeTotal} />,
  },
  { label: 'answer.fact.starts', value: dayOf(order.startDate) },
  { label: 'answer.fact.stage', value: t.ofCode(`recruitment.stage.${order.stage}`) },
  { label: 'answer.fact.nextStage', value: t.ofCode(`recruitment.stage.${nextStageOf(order)}`) },
  { label: 'answer.fact.expected', value: dayOf(order.arrivalExpectedOn) },
  { label: 'answer.fact.latest', value: dayOf(order.arrivalLatestOn) },
  { label: 'answer.fact.total', value: sumOf(order.total) },
  {
    label: 'answer.fact.unpaid',
    value: order.due !== null && order.due > 0 && <Money halalas={order.due} />,
  },
  { label: 'answer.fact.salary', value: sumOf(order.salary) },
  { label: 'answer.fact.address', value: order.address?.name, wide: true },
  { label: 'answer.fact.said', value: order.note, wide: true },
  { label: 'answer.fact.officeNote', value: order.officeNote, wide: true },
]

/** Whether an order can still become something else by its life cycle. */
const canBecome = ({ status }: OfficeOrder, next: 'cancelled' | 'processing'): boolean =>
  status.code !== 'unknown' && orderLifecycle.move(status.code, next).ok

const cancelOrder = ({ id }: OfficeOrder): Act => {
  const body = ({ reason }: Values) => ({ reason: reason.trim() })
  return {
    id: 'cancel',
    operation: opsCancelOrder,
    isAnytime: true,
    fields: [{ name: 'reason', isRequired: true }],
    run: (send, values, options) => send(opsCancelOrder, { params: { id }, body: body(values) }, options),
    preview: () => previewOf(opsCancelOrder, id, { reason: previewText }),
  }
}

/** The stage after the one that an order has reached, if the office moves it there. */
function nextStageOf({ stages, stage, status, visitCount, workers }: OfficeOrder) {
  const isUnderWay = status.code === 'paid' || status.code === 'processing' || status.code === 'active'
  const next = stages[stages.findIndex(({ code }) => code === stage) + 1]
  if (!isUnderWay || visitCount > 0 || next === undefined || next.code === 'unknown') return undefined
  const isSent = next.code === 'on_the_way' || next.code === 'arrived' || next.code === 'received'
  return isSent && workers.length === 0 ? undefined : next.code
}

const advanceOrder = (order: OfficeOrder): readonly Act[] => {
  const { id } = order
  const next = nextStageOf(order)
  if (next === undefined) return []
  const body = ({ note: said }: Values) => ({ stage: next, ...textOf('note', said) })
  return [
    {
      id: 'advance',
      operation: opsAdvanceOrder,
      isAnytime: true,
      fields: [{ name: 'note', limit: 'officeNote' }],
      run: (send, values, options) => send(opsAdvanceOrder, { params: { id }, body: body(values) }, options),
      preview: (values) => previewOf(opsAdvanceOrder, id, body(values)),
    },
  ]
}

const showPackage: Show<OfficeOrder> = (order, t) => {
  const { id } = order
  const body = ({ price, wage, note: said }: Values) => ({
    listPrice: riyals(price),
    wage: riyals(wage),
    ...textOf('note', said),
  })
  return {
    id,
    number: order.number,
    customer: order.customer,
    branch: order.branch,
    facts: orderFacts(order, t),
    acts: [
      {
        id: 'price',
        operation: opsPriceOrder,
        fields: [{ name: 'price', isRequired: true }, { name: 'wage', isRequired: true }, shortNote],
        run: (send, values, options) => send(opsPriceOrder, { params: { id }, body: body(values) }, options),
        preview: (values) => previewOf(opsPriceOrder, id, body(values)),
      },
      ...(canBecome(order, 'cancelled') ? [cancelOrder(order)] : []),
    ],
  }
}

const showOrder: Show<OfficeOrder> = (order, t) => {
  if (order.status.code === 'draft') return showPackage(order, t)
  const { id } = order
  const body = (values: Values) => ({ ...workerOf(values), ...textOf('reason', values.reason) })
  return {
    ...showPackage(order, t),
    acts: [
      ...payOrderActs(order),
      ...advanceOrder(order),
      {
        id: 'assign',
        operation: opsAssignWorker,
        isAnytime: order.contract !== null && canBecome(order, 'cancelled'),
        fields: [{ name: 'worker', order: String(id) }],
        run: (send, values, options) =>
          send(opsAssignWorker, { params: { id }, body: body(values) }, options),
        preview: (values) => previewOf(opsAssignWorker, id, body(values)),
      },
      ...(canBecome(order, 'cancelled') ? [cancelOrder(order)] : []),
    ],
  }
}

const showContract: Show<EntityOf<typeof opsGetContract>> = (contract) => {
  const { id } = contract
  const isOpen = contract.state.code !== 'unknown' && !isContractOver(contract.state.code)
  const cancelBody = ({ fault, reason }: Values) => {
    const chosen = faults.find((each) => each === fault)
    return { reason: reason.trim(), ...(chosen && { fault: chosen }) }
  }
  const chargeBody = ({ amount, description }: Values) => ({
    amount: riyals(amount),
    description: description.trim(),
  })
  const acts: readonly Act[] = [
    {
      id: 'cancelContract',
      operation: opsCancelContract,
      isAnytime: true,
      fields: [
        { name: 'fault', isRequired: true },
        { name: 'reason', isRequired: true },
      ],
      run: (send, values, options) =>
        send(opsCancelContract, { params: { id }, body: cancelBody(values) }, options),
      preview: (values) => previewOf(opsCancelContract, id, cancelBody(values)),
    },
    {
      id: 'charge',
      operation: opsIssueCharge,
      isAnytime: true,
      fields: [
        { name: 'description', isRequired: true },
        { name: 'amount', isRequired: true },
      ],
      run: (send, values, options) =>
        send(opsIssueCharge, { params: { id }, body: chargeBody(values) }, options),
      preview: (values) => previewOf(opsIssueCharge, id, chargeBody(values)),
    },
  ]
  return {
    id,
    number: contract.number,
    customer: contract.customer,
    branch: contract.branch,
    facts: [
      { label: 'answer.fact.state', value: contract.state.label },
      { label: 'answer.fact.about', value: contract.service?.name },
      { label: 'answer.fact.plan', value: contract.plan?.name },
      { label: 'answer.fact.worker', value: namesOf(contract.workers) },
      { label: 'answer.fact.starts', value: dayOf(contract.startDate) },
      { label: 'answer.fact.ends', value: dayOf(contract.endDate) },
      {
        label: 'answer.fact.visits',
        value: contract.visitCount > 0 && `${contract.visitsDone} / ${contract.visitCount}`,
      },
      { label: 'answer.fact.total', value: sumOf(contract.total) },
      { label: 'answer.fact.salary', value: sumOf(contract.salary) },
      { label: 'answer.fact.pauses', value: dayOf(contract.pausesOn) },
      { label: 'answer.fact.resumes', value: dayOf(contract.resumesOn) },
      { label: 'answer.fact.officeNote', value: contract.officeNote, wide: true },
    ],
    acts: isOpen ? acts : [],
  }
}

type OfficeVisit = EntityOf<typeof opsGetVisit>

/** The states that a dispatcher sets, each with its act; a visit that fails says whose fault it is. */
const visitStateActs = [
  { id: 'leave', state: 'on_the_way', isLoss: false },
  { id: 'begin', state: 'in_progress', isLoss: false },
  { id: 'finish', state: 'done', isLoss: false },
  { id: 'miss', state: 'missed', isLoss: true },
  { id: 'callOff', state: 'cancelled', isLoss: true },
] as const

/** What a dispatcher does with a visit: who comes, who drives, when, and how far it is. */
function dispatchActs(visit: OfficeVisit): readonly Act[] {
  const { name, arrivesFrom, endsAt, contract, worker } = visit
  const state = visit.status.code
  if (state === 'unknown' || arrivesFrom === null || endsAt === null || contract === null) return []
  const id = visit.id ?? name
  const moment = now()
  const isAhead = state === 'scheduled' && endsAt > moment
  const moveBody = ({ day, window, reason }: Values) => ({
    date: day,
    window:
      visitPeriods.find((each) => each === window) ?? (visit.window === 'evening' ? 'evening' : 'morning'),
    ...textOf('reason', reason),
  })
  const workerBody = (values: Values) => ({ ...workerOf(values), ...textOf('reason', values.reason) })
  const another: Act =
    worker === null
      ? {
          id: 'assign',
          operation: opsAssignWorker,
          isAnytime: true,
          fields: [{ name: 'worker', order: contract.name }],
          run: (send, values, options) =>
            send(opsAssignWorker, { params: { id: contract.name }, body: workerBody(values) }, options),
          preview: (values) => previewOf(opsAssignWorker, contract.name, workerBody(values)),
        }
      : {
          id: 'another',
          operation: opsReassignVisit,
          isAnytime: true,
          fields: [{ name: 'worker', visit: String(id) }],
          run: (send, values, options) =>
            send(opsReassignVisit, { params: { id }, body: workerBody(values) }, options),
          preview: (values) => previewOf(opsReassignVisit, id, workerBody(values)),
        }
  const move: Act = {
    id: 'move',
    operation: opsMoveVisit,
    isAnytime: true,
    fields: [{ name: 'day', isRequired: true }, { name: 'window' }],
    run: (send, values, options) => send(opsMoveVisit, { params: { id }, body: moveBody(values) }, options),
    preview: (values) => previewOf(opsMoveVisit, id, moveBody(values)),
  }
  const driver: Act = {
    id: 'driver',
    operation: opsMakeDriverLink,
    isAnytime: true,
    fields: [{ name: 'driver', isRequired: true }],
    run: (send, values, options) =>
      send(
        opsMakeDriverLink,
        { body: { driver: values.driver.trim(), date: riyadhDay(arrivesFrom), visits: [name] } },
        options,
      ),
  }
  const states = visitStateActs
    .filter(({ state: to }) => visitLifecycle.move(state, to).ok && canVisitBe(to, arrivesFrom, moment))
    .map(({ id: act, state: to, isLoss }): Act => {
      const body = ({ visitFault, officeNote }: Values) => {
        const fault = faults.find((each) => each === visitFault)
        return { state: to, ...(fault && { fault }), ...textOf('note', officeNote) }
      }
      return {
        id: act,
        operation: opsSetVisitState,
        isAnytime: true,
        fields: [
          ...(isLoss ? [{ name: 'visitFault', isRequired: true } as const] : []),
          { name: 'officeNote' },
        ],
        run: (send, values, options) =>
          send(opsSetVisitState, { params: { id }, body: body(values) }, options),
        preview: (values) => previewOf(opsSetVisitState, id, body(values)),
      }
    })
  return [
    ...(isAhead ? [another] : []),
    ...(isAhead && worker !== null && arrivesFrom > moment ? [move] : []),
    ...(isVisitUnfinished(state) ? [driver] : []),
    ...states,
  ]
}

const showVisit: Show<OfficeVisit> = (visit, t) => {
  const id = visit.id ?? visit.name
  const decide = (act: 'came' | 'nobody', decision: 'made' | 'failed'): Act => {
    const body = (values: Values) => ({ decision, ...textOf('note', values.note) })
    return {
      id: act,
      operation: opsDecideVisit,
      fields: [note],
      run: (send, values, options) => send(opsDecideVisit, { params: { id }, body: body(values) }, options),
      preview: (values) => previewOf(opsDecideVisit, id, body(values)),
    }
  }
  return {
    id,
    number: visit.name,
    customer: visit.customer,
    branch: visit.branch,
    facts: [
      {
        label: 'answer.fact.about',
        value:
          visit.confirmation !== null &&
          t.ofCode(`today.about.${visit.confirmation === 'claimed' ? 'disputed' : 'unconfirmed'}`),
      },
      { label: 'answer.fact.state', value: t.ofCode(`dispatch.state.${visit.status.code}`) },
      { label: 'answer.fact.contract', value: contractOf(visit.contract) },
      { label: 'answer.fact.day', value: dayOf(visit.date) },
      { label: 'answer.fact.arrives', value: visit.arrivesFrom && <Moment at={visit.arrivesFrom} /> },
      { label: 'answer.fact.ends', value: visit.endsAt && <Moment at={visit.endsAt} /> },
      { label: 'answer.fact.worker', value: visit.worker && <PersonName name={visit.worker.name} /> },
      { label: 'answer.fact.driver', value: visit.driver },
      { label: 'answer.fact.due', value: visit.decideBy && <Moment at={visit.decideBy} /> },
      { label: 'answer.fact.address', value: visit.address, wide: true },
      ...visit.steps.map(({ step, at }) => ({
        label: 'answer.fact.step' as const,
        value: (
          <span className="grid">
            {t.ofCode(`answer.step.${step}`)}
            {at && <Moment at={at} />}
          </span>
        ),
      })),
      { label: 'answer.fact.officeNote', value: visit.officeNote, wide: true },
    ],
    acts: [decide('came', 'made'), decide('nobody', 'failed'), ...dispatchActs(visit)],
  }
}

const showRefund: Show<EntityOf<typeof opsGetRefund>> = (refund, t) => {
  const { id } = refund
  const isByHand = officePaymentMethods.some((method) => method === refund.method)
  const mark = (act: 'sent' | 'handed' | 'failed' | 'again', state: 'sent' | 'failed' | 'pending'): Act => {
    const body = (values: Values) => ({ state, ...textOf('note', values.officeNote) })
    return {
      id: act,
      operation: opsMarkRefund,
      fields: [{ name: 'officeNote' }],
      run: (send, values, options) => send(opsMarkRefund, { params: { id }, body: body(values) }, options),
      preview: (values) => previewOf(opsMarkRefund, id, body(values)),
    }
  }
  return {
    id,
    number: (refund.invoice ?? refund.order)?.name ?? '',
    customer: refund.customer,
    branch: refund.branch,
    facts: [
      { label: 'answer.fact.amount', value: <Money halalas={refund.amount} weight="strong" /> },
      { label: 'answer.fact.state', value: t.ofCode(`answer.refund.${refund.state}`) },
      { label: 'answer.fact.paidBy', value: t.ofCode(`money.method.${refund.method}`) },
      { label: 'answer.fact.contract', value: contractOf(refund.contract) },
      {
        label: 'answer.fact.paymentRef',
        value: refund.paymentRef !== null && <RecordNumber>{refund.paymentRef}</RecordNumber>,
        wide: true,
      },
      { label: 'answer.fact.officeNote', value: refund.note, wide: true },
    ],
    acts: isByHand
      ? [mark('handed', 'sent'), mark('failed', 'failed')]
      : [mark('sent', 'sent'), mark('again', 'pending'), mark('failed', 'failed')],
  }
}

/** The number on the receipt of what was paid at the office; that of a provider is no number for people. */
const receiptOf = (payment: EntityOf<typeof opsGetInvoice>['payment']) =>
  payment?.receipt != null &&
  officePaymentMethods.some((method) => method === payment.method) && (
    <RecordNumber>{payment.receipt}</RecordNumber>
  )

/** How an unpaid order is paid: on its page, to which the office sends the link, or at the office. */
const payOrderActs = ({ id, isPayable, termsToAccept, total }: OfficeOrder): readonly Act[] => {
  if (!isPayable) return []
  const inOffice = officePaymentMethods.map((method): Act => {
    const body = ({ receipt, terms }: Values) => ({
      method,
      ...(method !== 'cash' && textOf('receipt', receipt)),
      ...(terms !== '' && termsToAccept !== null && { termsVersion: termsToAccept }),
      ...(total !== null && { expectedTotal: total }),
    })
    return {
      id: method,
      operation: opsRecordOrderPayment,
      isAnytime: true,
      fields: [
        ...(method === 'cash' ? [] : [{ name: 'receipt', isRequired: true } as const]),
        ...(termsToAccept === null ? [] : [{ name: 'terms', isRequired: true } as const]),
      ],
      run: (send, values, options) =>
        send(opsRecordOrderPayment, { params: { id }, body: body(values) }, options),
      preview: (values) => previewOf(opsRecordOrderPayment, id, body(values)),
    }
  })
  const link: Act = {
    id: 'paymentLink',
    operation: opsSendPaymentLink,
    isAnytime: true,
    fields: [],
    run: (send, _, options) => send(opsSendPaymentLink, { params: { id }, body: {} }, options),
    preview: () => previewOf(opsSendPaymentLink, id, {}),
  }
  return [link, ...inOffice]
}

/** The ways in which the office can have taken the money of an invoice, each an act of its own. */
const payActs = (id: Id): readonly Act[] =>
  officePaymentMethods.map((method) => {
    const body = ({ receipt }: Values) => ({ method, ...(method !== 'cash' && textOf('receipt', receipt)) })
    return {
      id: method,
      operation: opsRecordPayment,
      isAnytime: true,
      fields: method === 'cash' ? [] : [{ name: 'receipt', isRequired: true }],
      run: (send, values, options) => send(opsRecordPayment, { params: { id }, body: body(values) }, options),
      preview: () => previewOf(opsRecordPayment, id, body({ ...nothing, receipt: previewText })),
    }
  })

const showCharge: Show<EntityOf<typeof opsGetInvoice>> = (invoice, t) => {
  const { id, payment } = invoice
  const isCharge = invoice.kind === 'office_charge' || invoice.kind === 'suspension_fee'
  const isPaidCharge = isCharge && invoice.state.code === 'paid'
  const takeBack = (act: 'void' | 'credit'): Act => ({
    id: act,
    operation: opsVoidCharge,
    isAnytime: true,
    fields: [{ name: 'reason', isRequired: true }],
    run: (send, { reason }, options) =>
      send(opsVoidCharge, { params: { id }, body: { reason: reason.trim() } }, options),
    preview: () => previewOf(opsVoidCharge, id, { reason: previewText }),
  })
  return {
    id,
    number: invoice.number,
    customer: invoice.customer,
    branch: invoice.branch,
    facts: [
      { label: 'answer.fact.about', value: t.ofCode(`today.about.${invoice.kind}`) },
      { label: 'answer.fact.charge', value: invoice.descriptions.join(' · ') },
      { label: 'answer.fact.state', value: invoice.state.label },
      { label: 'answer.fact.amount', value: sumOf(invoice.total) },
      { label: 'answer.fact.issued', value: dayOf(invoice.date) },
      { label: 'answer.fact.payBy', value: dayOf(invoice.dueDate) },
      { label: 'answer.fact.paidBy', value: payment && t.ofCode(`money.method.${payment.method}`) },
      { label: 'answer.fact.paidAt', value: payment?.at && <Moment at={payment.at} /> },
      { label: 'answer.fact.receipt', value: receiptOf(payment) },
      { label: 'answer.fact.contract', value: contractOf(invoice.contract) },
    ],
    acts: invoice.isPayable
      ? [...payActs(id), ...(isCharge ? [takeBack('void')] : [])]
      : isPaidCharge
        ? [takeBack('credit')]
        : [],
  }
}

const showNotice: Show<EntityOf<typeof opsGetNotice>> = (notice, t) => {
  const { id } = notice
  const answer = (decision: 'resend' | 'told'): Act => ({
    id: decision,
    operation: opsAnswerNotice,
    fields: [],
    run: (send, _, options) => send(opsAnswerNotice, { params: { id }, body: { decision } }, options),
  })
  return {
    id,
    number: '',
    customer: notice.customer,
    branch: null,
    facts: [
      { label: 'answer.fact.at', value: notice.at && <Moment at={notice.at} /> },
      {
        label: 'answer.fact.failed',
        value: notice.failed.map((way) => t.ofCode(`today.about.${way}`)).join(t('app.comma')),
      },
      {
        label: 'answer.fact.read',
        value: notice.readAt === null ? t('answer.unread') : <Moment at={notice.readAt} />,
      },
      { label: 'answer.fact.message', value: `${notice.title}. ${notice.text}`, wide: true },
    ],
    acts: [answer('told'), answer('resend')],
  }
}

const showMessage: Show<EntityOf<typeof opsGetContactMessage>> = (message) => {
  const { id, reference, name, email, phone, topic, at, answer, answeredAt } = message
  return {
    id,
    number: reference,
    customer: { id: null, name, phone: phone ?? '' },
    branch: null,
    facts: [
      { label: 'answer.fact.email', value: email && <span dir="ltr">{email}</span> },
      { label: 'answer.fact.at', value: at && <Moment at={at} /> },
      // Forms of other sites may name a topic.
      { label: 'answer.fact.about', value: topic === 'other' ? null : topic },
      { label: 'answer.fact.message', value: <Written>{message.message}</Written>, wide: true },
      { label: 'answer.fact.answered', value: answer && <Written>{answer}</Written>, wide: true },
      { label: 'answer.fact.answeredAt', value: answeredAt && <Moment at={answeredAt} /> },
    ],
    acts:
      answeredAt === null
        ? [
            {
              id: email === null ? 'called' : 'write',
              operation: opsAnswerContactMessage,
              fields: [{ name: 'text', isRequired: true }],
              run: (send, { text }, options) =>
                send(opsAnswerContactMessage, { params: { id }, body: { text: text.trim() } }, options),
            },
          ]
        : [],
  }
}

function useShown<Entity>(
  { data, error, isValidating, mutate }: SWRResponse<Entity, ApiError>,
  show: Show<Entity>,
): Loaded {
  const t = useText()
  return { shown: data && show(data, t), error, isValidating, mutate }
}

const args = (id: string) => ({ params: { id } })
export const useRequestRecord = (id: string) => useShown(useEndpoint(opsGetRequest, args(id)), showRequest)
export const useComplaint = (id: string) => useShown(useEndpoint(opsGetComplaint, args(id)), showComplaint)
export const useOrder = (id: string) => useShown(useEndpoint(opsGetOrder, args(id)), showOrder)
export const useVisit = (id: string) => useShown(useEndpoint(opsGetVisit, args(id)), showVisit)
export const useRefund = (id: string) => useShown(useEndpoint(opsGetRefund, args(id)), showRefund)
export const useCharge = (id: string) => useShown(useEndpoint(opsGetInvoice, args(id)), showCharge)
export const useMessage = (id: string) => useShown(useEndpoint(opsGetContactMessage, args(id)), showMessage)
export const useNotice = (id: string) => useShown(useEndpoint(opsGetNotice, args(id)), showNotice)

export const useContract = (id: string) => useShown(useEndpoint(opsGetContract, args(id)), showContract)

/** What has a screen of its own: what can wait for a family, and a contract. */
export type RecordKind = Exclude<QueueKind, 'document'> | 'contract'

/** The path of what waits: of a document it is the file of its worker. */
export const pathOfWaiting = ({ kind, worker, ...record }: Waiting): string =>
  kind === 'document' ? `/workers/${worker?.id ?? ''}` : recordPath({ kind, ...record, id: record.id ?? '' })

/** The path of a record: by its number where it has one of its own. */
export const recordPath = ({
  kind,
  id,
  number,
}: {
  readonly kind: RecordKind
  readonly id: string | number
  readonly number: string
}): string => `/${kind}/${encodeURIComponent(kind === 'refund' || kind === 'notice' ? id : number)}`
