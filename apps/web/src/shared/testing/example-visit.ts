import type { Visit } from '@sakina/api-client/client'
import { instant, localDate } from '@sakina/domain/calendar'

/** A scheduled evening visit without a worker, for tests. */
export const exampleVisit: Visit = {
  id: 'v3',
  name: 'CT-J7E1DPDR/3',
  date: localDate('2026-11-26'),
  endDate: null,
  status: { code: 'scheduled', label: '' },
  customerName: '',
  service: null,
  contract: null,
  worker: null,
  window: 'evening',
  arrivesFrom: instant('2026-11-26T13:00:00Z'),
  arrivesTo: instant('2026-11-26T15:00:00Z'),
  endsAt: instant('2026-11-26T19:00:00Z'),
  movableUntil: null,
  calendar: { uid: 'order-1', sequence: 0 },
  address: null,
  fault: null,
  isCutShort: false,
  choice: null,
  remedy: null,
  returned: null,
  officeNote: null,
  driver: null,
  steps: [],
  driverWaitsUntil: null,
  comingAt: null,
  doorContact: null,
}
