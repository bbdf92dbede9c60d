import { testNoticeMatrix } from './support/notice-matrix-tests.ts'

/**
 * What readers of English are told, compared with the table of notices in the domain. The readers of
 * Arabic have a file of their own, so that both run at the same time. Of the two readers here
 * the one with an email chose WhatsApp.
 */
await testNoticeMatrix('en', { withEmail: true })
