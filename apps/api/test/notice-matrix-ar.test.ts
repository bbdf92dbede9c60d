import { testNoticeMatrix } from './support/notice-matrix-tests.ts'

/**
 * What readers of Arabic are told, compared with the table of notices in the domain. The readers of
 * English have a file of their own, so that both run at the same time. Of the two readers here
 * the one with a mobile only chose WhatsApp.
 */
await testNoticeMatrix('ar', { withEmail: false })
