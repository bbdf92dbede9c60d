import { testNoticeMatrix } from './support/notice-matrix-tests.ts'

/**
 * Compares what English-speaking customers are sent with the table of notices in the domain. The
 * Arabic-speaking ones have a file of their own, so that both run at the same time. In this file
 * the customer with an email has chosen WhatsApp.
 */
await testNoticeMatrix('en', { withEmail: true })
