import { testNoticeMatrix } from './support/notice-matrix-tests.ts'

/**
 * Compares what Arabic-speaking customers are sent with the table of notices in the domain. The
 * English-speaking ones have a file of their own, so that both run at the same time. In this file
 * the customer without an email has chosen WhatsApp.
 */
await testNoticeMatrix('ar', { withEmail: false })
