import type { Route } from '../route.ts'
import { accountRoutes } from './account.ts'
import { catalogueRoutes } from './catalogue.ts'
import { checkoutRoutes } from './checkout.ts'
import { complaintRoutes } from './complaints.ts'
import { contactRoutes } from './contact.ts'
import { contractRoutes } from './contracts.ts'
import { dispatchRoutes } from './dispatch.ts'
import { driverRoutes } from './driver.ts'
import { identityRoutes } from './identity.ts'
import { invoiceRoutes } from './invoices.ts'
import { officeRoutes } from './office.ts'
import { officeOrderRoutes } from './office-orders.ts'
import { officeWorkerRoutes } from './office-workers.ts'
import { noticeRoutes } from './notices.ts'
import { orderRoutes } from './orders.ts'
import { partnerRoutes } from './partners.ts'
import { planRoutes } from './plans.ts'
import { queueRoutes } from './queue.ts'
import { requestRoutes } from './requests.ts'
import { serviceRoutes } from './services.ts'
import { staffRoutes } from './staff.ts'
import { uploadRoutes } from './uploads.ts'
import { visitRoutes } from './visits.ts'
import { walletRoutes } from './wallet.ts'
import { workerRoutes } from './workers.ts'

/** Every operation this server handles; a test compares the list with the table of operations. */
export const allRoutes: readonly Route[] = [
  ...serviceRoutes,
  ...planRoutes,
  ...catalogueRoutes,
  ...workerRoutes,
  ...identityRoutes,
  ...partnerRoutes,
  ...orderRoutes,
  ...checkoutRoutes,
  ...contractRoutes,
  ...requestRoutes,
  ...complaintRoutes,
  ...invoiceRoutes,
  ...visitRoutes,
  ...driverRoutes,
  ...noticeRoutes,
  ...walletRoutes,
  ...officeRoutes,
  ...officeOrderRoutes,
  ...officeWorkerRoutes,
  ...staffRoutes,
  ...queueRoutes,
  ...dispatchRoutes,
  ...accountRoutes,
  ...uploadRoutes,
  ...contactRoutes,
]
